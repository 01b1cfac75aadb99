import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

const nothing = { slice: null, minutes: null, continue: false };

it.each([
  [[], nothing],
  [['--slice=2/6'], { ...nothing, slice: { part: 2, of: 6 } }],
  [['--slice=2/6', '--minutes=55'], { ...nothing, slice: { part: 2, of: 6 }, minutes: 55 }],
  [['--all'], { ...nothing, slice: { part: 1, of: 1 } }],
  [['--all', '--continue'], { ...nothing, slice: { part: 1, of: 1 }, continue: true }],
  [['--help'], 'help'],
])('the verify options %j are parsed', (args, expected) => {
  expect(readOptions(args)).toEqual(expected);
});

it.each([
  [['--fast'], /^Unknown option '--fast'; "npm run verify -- --help" lists the flags$/],
  [['news'], /news/],
  [['--all=yes'], /--all/],
  [['--all', '--slice=1/6'], /^--all cannot go together with --slice/],
  [['--minutes=55'], /^--minutes only limits a slice/],
  [['--all', '--minutes=0'], /^--minutes=0 is no whole number/],
  [['--all', '--minutes=1.5'], /^--minutes=1.5 is no whole number/],
  [['--slice=0/6'], /^--slice=0\/6 is no slice/],
  [['--slice=7/6'], /^--slice=7\/6 is no slice/],
  [['--slice=a/b'], /^--slice=a\/b is no slice/],
  [['--slice=-1/6'], /^--slice=-1\/6 is no slice/],
  [['--slice='], /^--slice= is no slice/],
  [['--slice'], /^Option '--slice <value>' argument missing;/],
  [['--slice', '--all'], /^Option '--slice' argument is ambiguous;/],
])('the verify options %j are refused in one sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
