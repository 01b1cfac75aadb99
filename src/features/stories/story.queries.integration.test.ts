import { beforeAll, describe, expect, it } from 'vitest';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { listStories } from './story.queries.ts';

beforeAll(() => openTestPayload({ samples: true }));

describe('the stories visitors see', () => {
  it('only stories with a valid consent are listed, with changed names marked', async () => {
    const renderContext = createRenderContext({ locale: 'am', now: new Date('2026-11-20T09:00:00Z') });
    const stories = await listStories(renderContext);
    expect(stories).toHaveLength(1);
    expect(stories[0]).toMatchObject({
      heading: { text: 'ለእያንዳንዱ ወር አንድ ወፍ' },
      nameChanged: true,
      picture: expect.objectContaining({ src: expect.stringMatching(/^\/media\//) }),
    });
    expect(renderContext.tags.has('consents')).toBe(true);
  });
});
