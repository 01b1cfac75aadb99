import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { findProject, listProjects } from './project.queries.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload({ samples: true });
});

const renderContext = (locale: 'en' | 'am' = 'en') =>
  createRenderContext({ locale, now: new Date('2026-11-20T09:00:00Z') });

describe('the projects visitors see', () => {
  it('projects are in the order set by staff, with the day of the latest updates', async () => {
    const projects = await listProjects(renderContext());
    expect(projects.map(({ href }) => href)).toEqual([
      '/projects/medicines-for-children',
      '/projects/diagnostic-work-up',
      '/projects/family-self-reliance',
      '/projects/school-during-treatment',
    ]);
    expect(projects[0]).toMatchObject({
      slug: 'medicines-for-children',
      label: { text: 'Medicines for children' },
      date: '2024-03-01',
      picture: expect.objectContaining({ alt: { text: expect.stringMatching(/./) } }),
    });
  });

  it('the former address of a project redirects, and a project without text still has a page', async () => {
    const data = { label: 'Clean water', _status: 'published' as const };
    const { id } = await payload.create({ collection: 'projects', data });
    await payload.update({ collection: 'projects', id, data: { slug: 'water' } });
    expect(await findProject(renderContext(), 'clean-water')).toEqual({ movedTo: 'water' });
    expect(await findProject(renderContext(), 'water')).toMatchObject({
      label: { text: 'Clean water' },
      summary: { text: '' },
      par1: { text: '' },
      date: null,
      picture: null,
    });
    expect(await findProject(renderContext('am'), 'water')).toMatchObject({ translated: false });
    expect(await findProject(renderContext('am'), 'diagnostic-work-up')).toMatchObject({ translated: true });
  });

  it('the list of projects has the cache tags of projects, of their pictures, PDFs and consents, and of the numbers they name', async () => {
    const own = renderContext();
    await listProjects(own);
    expect([...own.tags].toSorted()).toEqual(['claims', 'consents', 'media', 'pdfs', 'projects', 'sources']);
  });
});
