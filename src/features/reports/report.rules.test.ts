import { describe, expect, it } from 'vitest';
import { palette } from '#ui/tokens/palette.ts';
import { paletteHalfTransparent } from './chart.rules.ts';
import { engagementByPeriod, reportAnchor } from './report.rules.ts';

it('the anchor of a fiscal year matches the links to it', () => {
  expect(reportAnchor(2024)).toBe('reports_2024');
});

describe('the engagement chart', () => {
  it('[DATA-09] period 2022-23 has eight values', () => {
    expect(engagementByPeriod['2022-23']).toEqual([10, 15, 22, 32, 50, 62, 80, 102]);
  });

  it('[DATA-10] period 2024 is empty', () => {
    expect(engagementByPeriod['2024']).toEqual([]);
  });

  it('[DATA-11] [CONST-05] [CONST-06] [CONST-07] [CONST-08] [CONST-09] draws with five solid colours', () => {
    expect(palette).toEqual(['#FF6F61', '#FFC857', '#44AF69', '#0081A7', '#E4C1F9']);
  });

  it('[DATA-12] has the five colours half-transparent too', () => {
    expect(paletteHalfTransparent).toEqual([
      'rgb(255 111 97 / 0.5)',
      'rgb(255 200 87 / 0.5)',
      'rgb(68 175 105 / 0.5)',
      'rgb(0 129 167 / 0.5)',
      'rgb(228 193 249 / 0.5)',
    ]);
  });
});
