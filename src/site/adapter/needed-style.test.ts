import { describe, expect, it } from 'vitest';
import { neededStyles } from './needed-style.ts';

const card = '_card_a1b2c_2';
const gone = '_gone_a1b2c_9';
const page = (css: string) => {
  const html = `<style>${css}</style><p class="${card} light">x</p>`;
  return /<style>([\s\S]*)<\/style>/.exec(neededStyles({ html, policy: '' }).html)?.[1];
};

describe('the style of a lite page', () => {
  it.each([
    [`.${card}{color:red}.${gone}{color:blue}`, `.${card}{color:red}`],
    [`.${card},.${gone}:hover{color:red}`, `.${card}{color:red}`],
    [`.${card} .${gone}{color:red}`, ''],
    [`@media (width>=9px){.${gone}{color:red}}p{margin:0}`, 'p{margin:0}'],
    ['p:empty{}a{color:red}', 'a{color:red}'],
  ])('%s is %s', (css, needed) => expect(page(css)).toBe(needed));

  it.each([
    `.${card}:not(.${gone}){color:red}`,
    `:is(.${gone},.${card})>p{color:red}`,
    '.dark p{color:red}',
    'html[data-offline-copy] [data-badge]{visibility:hidden}',
    '@layer reset,tokens;@layer reset{}',
    '@keyframes rise{from{opacity:0}to{opacity:1}}',
    "@font-face{font-family:'Eczar Fallback';src:local('Georgia')}",
  ])('%s stays', css => expect(page(css)).toBe(css));

  it('does not include the custom properties of rules that match nothing', () => {
    const css = `:root{--b:2px;--a:1px}.${card}{margin:var(--a)}.${gone}{margin:var(--b)}`;
    expect(page(css)).toBe(`:root{--a:1px}.${card}{margin:var(--a)}`);
  });

  it('includes the custom properties used anywhere on the page', () => {
    const css = ":root{--a:1px;--b:url('x;y');--c:var(--a);--d:2px}p{margin:var(--d)}";
    expect(page(css)).toBe(':root{--a:1px;--d:2px}p{margin:var(--d)}');
  });
});
