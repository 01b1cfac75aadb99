import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { findEvent, findNextEvent, listEvents } from './event.queries.ts';
import { eventData } from './event-data.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload({ samples: true });
});

/** The sample content was created at noon of the 20th in Addis Ababa. */
const at = (now: string, locale: 'en' | 'am' = 'en') => createRenderContext({ locale, now: new Date(now) });
const noon = '2026-11-20T09:00:00Z';

async function eventAt(slug: string, renderContext = at(noon)) {
  const found = await findEvent(renderContext, slug);
  if (!found || 'movedTo' in found) throw new Error(`No event at ${slug}`);
  return found;
}

describe('the events visitors see', () => {
  it('[DATA-15] [DATA-16] events are listed starter first, then newest first, as our own type', async () => {
    const events = await listEvents(at(noon));
    expect(events[0]?.type).toBe('intro');
    const days = events.flatMap(({ date }) => date ?? []);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(events.find(({ key }) => key === 'fundraiserii')).toMatchObject({
      href: '/events/fundraiser-ii',
      times: { date: '2026-12-02', time: '17:00', endTime: '21:00', timeZone: 'Africa/Addis_Ababa' },
      ticket: 'https://tickets.example.org/fundraiser-ii',
      state: 'scheduled',
    });
    expect(events.find(({ key }) => key === 'coffeeandquestions')?.ticket).toBe('/sales/get-tickets');
  });

  it('[TIME-01] events are stored with an ISO date and an IANA time zone', async () => {
    const { docs } = await payload.find({
      collection: 'events',
      where: { slug: { equals: 'fundraiser-ii' } },
    });
    expect(docs[0]?.dateTime).toMatchObject({
      date: expect.stringMatching(/^2026-12-02(T|$)/),
      timeZone: 'Africa/Addis_Ababa',
    });
  });

  it('an event is found by its address, unless it is a card without a page', async () => {
    expect(await findEvent(at(noon), 'stay-in-the-loop')).toBeNull();
    expect((await eventAt('fundraiser-ii')).address).toEqual({
      text: 'Address on the ticket, Addis Ababa, Ethiopia',
    });
  });

  it('an event shows the part of its picture that staff chose', async () => {
    expect((await eventAt('fundraiser-ii')).picture?.position).toEqual({ x: 50, y: 100 });
    expect((await eventAt('coffee-and-questions')).picture?.position).toEqual({ x: 50, y: 50 });
  });
});

describe('a page about events', () => {
  it('a page about an event is valid until its next badge change: a start, an end, or midnight', async () => {
    const until = async (slug: string, now: string) => {
      const renderContext = at(now);
      await eventAt(slug, renderContext);
      return renderContext.freshUntil?.toISOString();
    };
    expect(await until('fundraiser-ii', noon)).toBe('2026-11-20T21:00:00.000Z');
    expect(await until('open-packing-day', '2026-11-20T04:00:00Z')).toBe('2026-11-20T05:00:00.000Z');
    expect(await until('open-packing-day', noon)).toBe('2026-11-20T21:00:00.000Z');
  });
});

describe('the next event', () => {
  const next = async (now: string) => (await findNextEvent(at(now)))?.key ?? null;

  it('[DIALOG-01] the next event is the earliest that has not started', async () => {
    expect(await next('2026-11-20T04:59:59Z')).toBe('openpackingday');
    expect(await next('2026-11-20T05:00:00Z')).toBe('coffeeandquestions');
    expect(await next('2026-11-23T00:00:00Z')).toBe('fundraiserii');
    expect(await next('2027-01-01T00:00:00Z')).toBeNull();
  });

  it('a cancelled or postponed event is not the next event', async () => {
    const { docs } = await payload.find({
      collection: 'events',
      where: { slug: { equals: 'coffee-and-questions' } },
    });
    const change = (state: 'scheduled' | 'cancelled' | 'postponed') =>
      payload.update({ collection: 'events', id: docs[0]?.id ?? 0, data: { state } });
    for (const state of ['cancelled', 'postponed'] as const) {
      await change(state);
      expect(await next(noon)).toBe('fundraiserii');
    }
    await change('scheduled');
    expect(await next(noon)).toBe('coffeeandquestions');
  });
});

describe('the structured data', () => {
  const place = { origin: 'https://adey.example', path: '/events/x', locale: 'en' as const };

  it('the structured data of an event has its start and end as instants', async () => {
    expect(eventData(await eventAt('fundraiser-ii'), place)).toEqual([
      expect.objectContaining({
        startDate: '2026-12-02T14:00:00.000Z',
        endDate: '2026-12-02T18:00:00.000Z',
        url: 'https://adey.example/events/x',
      }),
    ]);
  });

  it('structured data ends on the following day where the end is not after the start', async () => {
    expect(eventData(await eventAt('open-packing-day'), place)).toEqual([
      expect.objectContaining({ endDate: '2026-11-20T21:00:00.000Z' }),
    ]);
  });

  it('structured data is missing while the day is not announced, and states a cancellation', async () => {
    expect(eventData(await eventAt('school-supplies-day'), place)).toEqual([]);
    const cancelled = { ...(await eventAt('fundraiser-ii')), state: 'cancelled' as const };
    expect(eventData(cancelled, place)).toEqual([
      expect.objectContaining({ eventStatus: 'https://schema.org/EventCancelled' }),
    ]);
  });
});
