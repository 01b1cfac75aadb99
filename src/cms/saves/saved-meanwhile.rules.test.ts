import { expect, it } from 'vitest';
import { inEnglish } from '#cms/language/amharic.ts';
import { savedMeanwhile } from './saved-meanwhile.rules.ts';

const last = { staff: 3, by: 'Abeba', at: '2026-11-20T20:05:00.000Z' };
const rest = 'after you opened it. Your changes are not lost: choose what to keep.';

it('a refused save names who saved in between, and when, in the charity’s time zone', () => {
  expect(inEnglish(savedMeanwhile(last, { id: 4 }))).toBe(`Abeba saved this at 23:05 (Addis Ababa), ${rest}`);
  expect(inEnglish(savedMeanwhile(last, null))).toBe(`Abeba saved this at 23:05 (Addis Ababa), ${rest}`);
});

it('a refused save names the same person’s other window', () => {
  expect(inEnglish(savedMeanwhile(last, { id: 3 }))).toBe(
    `You, in another window, saved this at 23:05 (Addis Ababa), ${rest}`,
  );
});

it('a refused save names nobody when the save in between was by an unknown person', () => {
  const unknown = { staff: null, by: null, at: '2026-11-20T06:30:00.000Z' };
  const words = `Something else saved this at 09:30 (Addis Ababa), ${rest}`;
  expect(inEnglish(savedMeanwhile(unknown, { id: 3 }))).toBe(words);
  expect(inEnglish(savedMeanwhile(unknown, { id: null }))).toBe(words);
});

it('a refused save names no time when the save in between is not recorded', () => {
  expect(inEnglish(savedMeanwhile(null, { id: 3 }))).toBe(`Something else saved this ${rest}`);
  expect(inEnglish(savedMeanwhile(null, null))).toBe(`Something else saved this ${rest}`);
});
