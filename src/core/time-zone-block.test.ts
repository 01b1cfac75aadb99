import { describe, expect, it } from 'vitest';
import { timeZoneBlock } from './time-zone-block.ts';

describe('the clock changes of a zone', () => {
  it('start with the offset before the first change, labelled with its season', () => {
    expect(timeZoneBlock('Australia/Sydney', { from: 2026, to: 2026 }).slice(0, 7)).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Australia/Sydney',
      'BEGIN:DAYLIGHT',
      'DTSTART:20260101T110000',
      'TZOFFSETFROM:+1100',
      'TZOFFSETTO:+1100',
      'END:DAYLIGHT',
    ]);
  });

  it('are each written in the local time before the change, for the given years only', () => {
    expect(timeZoneBlock('Europe/London', { from: 2025, to: 2026 })).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/London',
      ...[
        'BEGIN:STANDARD',
        'DTSTART:20250101T000000',
        'TZOFFSETFROM:+0000',
        'TZOFFSETTO:+0000',
        'END:STANDARD',
      ],
      ...[
        'BEGIN:DAYLIGHT',
        'DTSTART:20250330T010000',
        'TZOFFSETFROM:+0000',
        'TZOFFSETTO:+0100',
        'END:DAYLIGHT',
      ],
      ...[
        'BEGIN:STANDARD',
        'DTSTART:20251026T020000',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0000',
        'END:STANDARD',
      ],
      ...[
        'BEGIN:DAYLIGHT',
        'DTSTART:20260329T010000',
        'TZOFFSETFROM:+0000',
        'TZOFFSETTO:+0100',
        'END:DAYLIGHT',
      ],
      ...[
        'BEGIN:STANDARD',
        'DTSTART:20261025T020000',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0000',
        'END:STANDARD',
      ],
      'END:VTIMEZONE',
    ]);
  });

  it('have minutes: Lord Howe moves its clocks by half an hour', () => {
    expect(timeZoneBlock('Australia/Lord_Howe', { from: 2026, to: 2026 }).slice(7, 12)).toEqual([
      'BEGIN:STANDARD',
      'DTSTART:20260405T020000',
      'TZOFFSETFROM:+1100',
      'TZOFFSETTO:+1030',
      'END:STANDARD',
    ]);
  });

  it('have seconds where a zone needs them', () => {
    expect(timeZoneBlock('Africa/Monrovia', { from: 1970, to: 1970 })).toContain('TZOFFSETTO:-004430');
  });

  it('distinguish summer and winter time, and are exact to the minute', () => {
    const lines = timeZoneBlock('America/Chicago', { from: 2026, to: 2026 });
    expect(lines.join('|')).toContain(
      'BEGIN:DAYLIGHT|DTSTART:20260308T020000|TZOFFSETFROM:-0600|TZOFFSETTO:-0500|END:DAYLIGHT',
    );
    expect(lines.join('|')).toContain(
      'BEGIN:STANDARD|DTSTART:20261101T020000|TZOFFSETFROM:-0500|TZOFFSETTO:-0600|END:STANDARD',
    );
  });
});
