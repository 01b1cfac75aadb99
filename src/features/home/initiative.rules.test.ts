import { expect, it } from 'vitest';
import { chosenTab, nextImage, previousImage, tabAddress, tabQuery } from './initiative.rules.ts';

it('[INIT-08] next on the last image shows the first', () => {
  expect(nextImage(4, 5)).toBe(0);
  expect(nextImage(0, 5)).toBe(1);
});

it('[INIT-09] prev on the first image shows the last', () => {
  expect(previousImage(0, 5)).toBe(4);
  expect(previousImage(4, 5)).toBe(3);
});

it('the slideshow stays at the only image, and at 0 without images', () => {
  expect([nextImage(0, 1), previousImage(0, 1), nextImage(0, 0), previousImage(0, 0)]).toEqual([0, 0, 0, 0]);
});

const names = ['Partners', 'Impact', 'Meet us', 'ዜና & ታሪክ'];
const readParameter = (address: string) => new URL(address, 'http://site').searchParams.get('tab');

it('the address of each tab selects that tab', () => {
  names.forEach((name, index) => {
    expect(chosenTab(names, readParameter(tabAddress(name)))).toBe(index);
  });
});

it('the address of a tab contains its stored name, encoded, and the anchor of the tabs', () => {
  expect(tabAddress('Impact')).toBe('/?tab=Impact_tab#calendar');
  expect(tabAddress('Meet us')).toBe('/?tab=Meet%20us_tab#calendar');
});

it('upper and lower case in the address of a tab are the same', () => {
  expect(chosenTab(names, 'impact_tab')).toBe(1);
  expect(chosenTab(names, 'MEET US_TAB')).toBe(2);
});

it('an unknown or missing tab name selects the first tab', () => {
  for (const parameter of [null, '', '_tab', 'impact', 'nobody_tab']) {
    expect(chosenTab(names, parameter)).toBe(0);
  }
  expect(chosenTab([], 'impact_tab')).toBe(0);
});

it('blanks around a tab name and the composition of accents are ignored', () => {
  expect(chosenTab(names, ' impact_tab ')).toBe(1);
  expect(chosenTab(['Home', 'Caf\u00e9'], 'cafe\u0301_tab')).toBe(1);
});

it('canonical addresses contain the tab in lower case', () => {
  expect(tabQuery(' Meet us')).toBe('tab=meet%20us_tab');
});
