import { expect, it } from 'vitest';
import { tabQuery } from '#features/home/initiative.rules.ts';
import { readPageAddress } from '#platform/page-cache/page-key.ts';
import { knownParameters } from '#site/known-parameters.ts';

const readAddress = (target: string) => {
  const read = readPageAddress(target, knownParameters);
  return read.kind === 'page' ? read.key.address : read.kind;
};

it.each([
  ['/?tab=Impact_tab', '/?tab=impact_tab'],
  ['/am?tab=impact_tab', '/am?tab=impact_tab'],
  ['/?tab=impact', '/'],
  [`/?tab=${'x'.repeat(100)}_tab`, '/'],
  ['/news?page=2', '/news?page=2'],
  ['/am/events?page=12', '/am/events?page=12'],
  ['/team?page=2', '/team?page=2'],
  ['/news?page=1', '/news'],
  ['/news?page=02', '/news'],
  ['/news?page=-1', '/news'],
  ['/news?page=99999', '/news'],
  ['/news/a-post?page=2', '/news/a-post'],
  ['/?page=2', '/'],
  ['/contact?about=childrenHelped', '/contact?about=childrenHelped'],
  ['/am/contact?about=constructor', '/am/contact'],
  ['/contact?about=%3Cscript%3E', '/contact'],
])('the address %s is read as %s', (target, address) => expect(readAddress(target)).toBe(address));

it('tabQuery writes a tab name as the address of the tab is read', () => {
  expect(readAddress('/?tab=Meet%20us_tab')).toBe(`/?${tabQuery('Meet us')}`);
});
