import { describe, expect, it } from 'vitest';
import { defaultHolidays } from './default-holidays.rules.ts';
import { holidayGreen, holidayStyle } from './holiday-style.ts';
import { type Weave, weaves } from './weaves.ts';

const theme = { prime: '#5A2A1A', sub: '#E07A2F', assist: '#FFC857', typo: '#FFFFFF' };

describe('the style of a holiday', () => {
  it('the green of a holiday’s bands is taken from the palette', () => {
    const green = (id: string) => holidayGreen(defaultHolidays.find(day => day.id === id)?.theme.prime ?? '');
    expect(green('thanksgiving')).toBe('#7A8B3C');
    expect(green('christmas')).toBe('#44AF69');
  });

  it('the holiday style sets four colours and a green for each holiday key, and shows its greeting', () => {
    expect(holidayStyle([{ key: 'thanksgiving', theme, weave: 'diamonds' }])).toBe(
      '@layer tokens{:root[data-holiday="thanksgiving"]{--prime:#5A2A1A;--sub:#E07A2F;--assist:#FFC857;--typo:#FFFFFF;--holiday-green:#7A8B3C}}' +
        '@layer components{:root[data-holiday="thanksgiving"] [data-greeting="thanksgiving"]{display:block}}',
    );
    expect(holidayStyle([])).toBe('');
  });

  it('the band of a holiday is woven in its chosen shapes, or in the default diamonds', () => {
    const writeStyle = (weave: Weave) => holidayStyle([{ key: 'feast', theme, weave }]);
    expect(writeStyle('diamonds')).not.toContain('path(');
    const woven = weaves.filter(weave => weave !== 'diamonds').map(writeStyle);
    expect(new Set(woven).size).toBe(weaves.length - 1);
    for (const style of woven) {
      expect(style.match(/--weave-(?:a|b|c|d|ground):path\("M[\d\s.,a-zA-Z-]+"\)/g)).toHaveLength(5);
      expect(style).not.toMatch(/[\d.]M[a-z]/);
    }
  });

  it('an unknown weave is shown as the default diamonds', () => {
    const stored = { key: 'feast', theme, weave: 'x");}</style>' as Weave };
    expect(holidayStyle([stored])).toBe(holidayStyle([{ ...stored, weave: 'diamonds' }]));
  });

  it('a holiday with an invalid colour or key has no style', () => {
    const hostile = '#FFFFFF}</style><script>';
    for (const colour of ['prime', 'sub', 'assist', 'typo'])
      expect(holidayStyle([{ key: 'feast', theme: { ...theme, [colour]: hostile }, weave: 'fires' }])).toBe(
        '',
      );
    expect(holidayStyle([{ key: '"]{}', theme, weave: 'fires' }])).toBe('');
  });
});
