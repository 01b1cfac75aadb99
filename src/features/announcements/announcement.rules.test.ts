import { describe, expect, it } from 'vitest';
import { chooseAnnouncement, speaksFor } from './announcement.rules.ts';

const today = '2026-11-20';

describe('which announcement speaks for the next event', () => {
  const forAny = { event: 'any', showUntil: null } as const;
  const forThis = { event: { slug: 'fundraiser-ii' }, showUntil: null };
  const forOther = { event: { slug: 'outreach' }, showUntil: null };

  it('one that names no event speaks for whichever comes next, one that names an event for that alone', () => {
    expect(speaksFor(forAny, 'fundraiser-ii', today)).toBe(true);
    expect(speaksFor(forThis, 'fundraiser-ii', today)).toBe(true);
    expect(speaksFor(forOther, 'fundraiser-ii', today)).toBe(false);
  });

  it('one whose event is gone speaks for none', () => {
    expect(speaksFor({ event: 'gone', showUntil: null }, 'fundraiser-ii', today)).toBe(false);
  });

  it('its last day belongs to it, the day after does not', () => {
    expect(speaksFor({ ...forAny, showUntil: today }, 'fundraiser-ii', today)).toBe(true);
    expect(speaksFor({ ...forAny, showUntil: '2026-11-19' }, 'fundraiser-ii', today)).toBe(false);
  });

  it('the one written for the event goes before the one for any', () => {
    expect(chooseAnnouncement([forAny, forOther, forThis], 'fundraiser-ii', today)).toBe(forThis);
    expect(chooseAnnouncement([forOther, forAny], 'fundraiser-ii', today)).toBe(forAny);
    expect(chooseAnnouncement([forOther], 'fundraiser-ii', today)).toBeNull();
  });
});
