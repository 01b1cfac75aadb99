import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarEmbed, calendarTheme, readCalendarMessage } from './calendar-embed.rules.ts';

const readEmbed = (link: string) => {
  const embed = calendarEmbed(link);
  if (!embed.ok) throw new Error(embed.problem);
  return embed.value;
};

describe('the booking link', () => {
  it("[MEET-06] without a calendar link the error is 'calLink is required'", () => {
    for (const link of [
      '',
      ' ',
      'https://cal.example',
      'https://cal.example/',
      'http://cal.example/adey',
      '/meet',
    ])
      expect(calendarEmbed(link), link).toEqual({ ok: false, problem: 'calLink is required' });
  });

  it('the booking link embeds the thirty-minute event in month view', () => {
    const { src, page, origin, service } = readEmbed('https://cal.example.org/adey/30min');
    const address = new URL(src);
    expect(address.origin + address.pathname).toBe('https://cal.example.org/adey/30min/embed');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      duration: '30',
      embed: 'meet',
      embedType: 'inline',
      layout: 'month_view',
      theme: 'light',
    });
    expect(page).toBe('https://cal.example.org/adey/30min?duration=30');
    expect([origin, service]).toEqual(['https://cal.example.org', 'cal.example.org']);
  });

  it('links to the page, the embed, or a person without an event give the same embed', () => {
    const { src } = readEmbed('https://cal.example.org/adey/30min');
    for (const link of [
      'https://cal.example.org/adey',
      'https://cal.example.org/adey/30min/embed',
      'https://cal.example.org/adey/30min/#top',
    ])
      expect(readEmbed(link).src, link).toBe(src);
    expect(readEmbed('https://cal.example.org/adey/30min?month=2026-12').src).toContain('month=2026-12');
  });

  it('for any pasted link, the embed frames only the host of that link, over HTTPS', () => {
    let embedded = 0;
    const anyLink = fc.webUrl({
      validSchemes: ['http', 'https'],
      withQueryParameters: true,
      withFragments: true,
    });
    fc.assert(
      fc.property(anyLink, link => {
        const embed = calendarEmbed(link);
        if (!embed.ok) return;
        embedded += 1;
        expect(new URL(embed.value.src).origin).toBe(new URL(link).origin);
        expect(embed.value.src.startsWith('https://')).toBe(true);
        expect(embed.value.origin).not.toMatch(/[\s;,']/);
      }),
    );
    expect(embedded).toBeGreaterThan(10);
  });
});

describe('the embedded calendar', () => {
  it('the calendar has a black brand colour in its light and dark themes', () => {
    const { light, dark } = calendarTheme.cssVarsPerTheme;
    expect([light['cal-brand'], dark['cal-brand'], calendarTheme.styles.branding.brandColor]).toEqual([
      '#000000',
      '#000000',
      '#000000',
    ]);
  });

  it('calendar messages are read as listening, ready, failed or resized', () => {
    const read = (type: string, data: object = {}) => readCalendarMessage({ originator: 'CAL', type, data });
    expect(read('__iframeReady')).toEqual({ kind: 'listening' });
    expect(read('linkReady')).toEqual({ kind: 'ready' });
    expect(read('linkFailed', { code: '404' })).toEqual({ kind: 'failed' });
    expect(read('__dimensionChanged', { iframeHeight: 801.2 })).toEqual({ kind: 'height', height: 802 });
  });

  it('the frame height is limited to 640 to 2400 px, and a malformed height is ignored', () => {
    const height = (iframeHeight: unknown) =>
      readCalendarMessage({ originator: 'CAL', type: '__dimensionChanged', data: { iframeHeight } });
    expect([height(-5), height(10_000_000)]).toEqual([
      { kind: 'height', height: 640 },
      { kind: 'height', height: 2400 },
    ]);
    for (const nonsense of [Number.NaN, Number.POSITIVE_INFINITY, '900', null])
      expect(height(nonsense)).toBeNull();
  });

  it('window messages that are not from the calendar are ignored', () => {
    for (const message of [
      null,
      'linkReady',
      7,
      {},
      { type: 'linkReady' },
      { originator: 'CAL' },
      { originator: 'CAL', type: 'constructor' },
    ])
      expect(readCalendarMessage(message)).toBeNull();
    fc.assert(
      fc.property(fc.anything(), message => {
        expect(readCalendarMessage(message)).toBeNull();
      }),
    );
  });
});
