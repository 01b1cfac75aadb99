import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

const nothing = { all: false, continue: false, changed: null };

it.each([
  [[], nothing],
  [['--all'], { ...nothing, all: true }],
  [['--all', '--continue'], { ...nothing, all: true, continue: true }],
  [['--changed'], { ...nothing, changed: '' }],
  [['--changed=v1.2'], { ...nothing, changed: 'v1.2' }],
  [['--help'], 'help'],
])('reads %j', (args, expected) => {
  expect(readOptions(args)).toEqual(expected);
});

it.each([
  [['--fast'], /^Unknown option '--fast'; "npm run verify -- --help" lists the flags$/],
  [['news'], /news/],
  [['--all=yes'], /--all/],
  [['--changed', '--all'], /^--changed cannot go together/],
  [['--changed=x', '--continue'], /^--changed cannot go together/],
  [['--changed=--output=x'], /names no commit/],
])('refuses %j in one sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
