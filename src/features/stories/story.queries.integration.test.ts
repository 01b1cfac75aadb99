import { beforeAll, describe, expect, it } from 'vitest';
import { startReading } from '#platform/reading.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { listStories } from './story.queries.ts';

beforeAll(() => openTestPayload({ samples: true }));

describe('the stories visitors see', () => {
  it('are those whose consent holds, with the name marked as changed', async () => {
    const reading = startReading({ locale: 'am', now: new Date('2026-11-20T09:00:00Z') });
    const stories = await listStories(reading);
    expect(stories).toHaveLength(1);
    expect(stories[0]).toMatchObject({
      heading: { text: 'ታሪክ እዚህ እንዴት እንደሚነገር' },
      nameChanged: true,
      picture: expect.objectContaining({ src: expect.stringMatching(/^\/media\//) }),
    });
    expect(reading.tags.has('consents')).toBe(true);
  });
});
