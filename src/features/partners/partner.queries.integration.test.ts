import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { findPartner, listPartners } from './partner.queries.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload({ samples: true });
});

const renderContext = () => createRenderContext({ locale: 'en', now: new Date('2026-11-20T09:00:00Z') });

describe('the partners visitors see', () => {
  it('partners are listed with their name and address', async () => {
    expect(await listPartners(renderContext())).toMatchObject([
      {
        slug: 'medsupply-mission',
        href: '/partnership/medsupply-mission',
        name: { text: 'MedSupply Mission' },
      },
    ]);
  });

  it('the former address of a partner redirects, and the website is given where it is known', async () => {
    const data = {
      name: 'Green Wing',
      link: 'https://greenwing.example.org',
      _status: 'published' as const,
    };
    const { id } = await payload.create({ collection: 'partners', data });
    await payload.update({ collection: 'partners', id, data: { slug: 'wing' } });
    expect(await findPartner(renderContext(), 'green-wing')).toEqual({ movedTo: 'wing' });
    expect(await findPartner(renderContext(), 'wing')).toMatchObject({
      website: 'https://greenwing.example.org',
    });
    expect(await findPartner(renderContext(), 'medsupply-mission')).toMatchObject({ website: '' });
    expect(await findPartner(renderContext(), 'no-such-partner')).toBeNull();
  });
});
