import { describe, expect, it } from 'vitest';
import { appliesTo, chooseAnnouncement } from './announcement.queries.ts';

const today = '2026-11-20';

describe('the announcement for the next event', () => {
  const forAny = { event: 'any', showUntil: null } as const;
  const forThis = { event: { slug: 'fundraiser-ii' }, showUntil: null };
  const forOther = { event: { slug: 'outreach' }, showUntil: null };

  it('an announcement applies to any next event if it names none, otherwise to its own alone', () => {
    expect(appliesTo(forAny, 'fundraiser-ii', today)).toBe(true);
    expect(appliesTo(forThis, 'fundraiser-ii', today)).toBe(true);
    expect(appliesTo(forOther, 'fundraiser-ii', today)).toBe(false);
  });

  it('an announcement whose event was deleted applies to no event', () => {
    expect(appliesTo({ event: 'gone', showUntil: null }, 'fundraiser-ii', today)).toBe(false);
  });

  it('an announcement applies on its last day, and not the day after', () => {
    expect(appliesTo({ ...forAny, showUntil: today }, 'fundraiser-ii', today)).toBe(true);
    expect(appliesTo({ ...forAny, showUntil: '2026-11-19' }, 'fundraiser-ii', today)).toBe(false);
  });

  it('an announcement for the next event takes precedence over a general one', () => {
    expect(chooseAnnouncement([forAny, forOther, forThis], 'fundraiser-ii', today)).toBe(forThis);
    expect(chooseAnnouncement([forOther, forAny], 'fundraiser-ii', today)).toBe(forAny);
    expect(chooseAnnouncement([forOther], 'fundraiser-ii', today)).toBeNull();
  });
});
