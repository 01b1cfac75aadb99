import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { listTestimonials } from './testimonial.queries.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload({ samples: true });
});

const renderContext = (now = '2026-11-20T09:00:00Z') =>
  createRenderContext({ locale: 'en', now: new Date(now) });

describe('the testimonials visitors see', () => {
  it('testimonials are in the order set by staff', async () => {
    expect((await listTestimonials(renderContext())).map(({ saidBy }) => saidBy.text)).toEqual([
      'A parent',
      'A health worker',
    ]);
  });

  it('a testimonial disappears when its consent ends, and the page is cached no longer than that', async () => {
    const consent = await payload.create({
      collection: 'consents',
      data: { who: 'A mother', uses: ['website'], withdrawn: false, until: '2036-11-25' },
    });
    await payload.create({
      collection: 'testimonials',
      data: {
        saidBy: 'A mother',
        words: 'We came home.',
        identifiable: 'yes',
        consent: consent.id,
        _status: 'published',
      },
    });
    const before = renderContext('2036-11-25T20:00:00Z');
    expect((await listTestimonials(before)).map(({ words }) => words.text)).toContain('We came home.');
    expect(before.freshUntil?.toISOString()).toBe('2036-11-25T21:00:00.000Z');
    const after = await listTestimonials(renderContext('2036-11-25T21:00:01Z'));
    expect(after.map(({ words }) => words.text)).not.toContain('We came home.');
  });
});
