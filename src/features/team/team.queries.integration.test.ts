import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { findTeamMember, listTeam, personData } from './team.queries.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload({ samples: true });
});

const renderContext = (locale: 'en' | 'am' = 'en') =>
  createRenderContext({ locale, now: new Date('2026-11-20T09:00:00Z') });

const abeba = {
  name: 'Abeba',
  role: 'Nurse',
  disc: { par1: 'She sees every child first.' },
  _status: 'published' as const,
};

describe('the team visitors see', () => {
  it('team members are in the order set by staff, as our own type', async () => {
    const team = await listTeam(renderContext());
    expect(team.map(({ slug }) => slug)).toEqual([
      'medical-director',
      'program-lead',
      'family-support-lead',
      'pharmacist',
      'volunteer-coordinator',
      'treasurer',
    ]);
    expect(team[0]).toEqual({
      slug: 'medical-director',
      href: '/team/medical-director',
      name: { text: 'Medical director' },
      role: { text: 'Medicine' },
      description: { text: expect.stringMatching(/^Decides with doctors/) },
      picture: null,
    });
  });

  it('the former address of a team member redirects, and untranslated text falls back to English, marked', async () => {
    const { id } = await payload.create({ collection: 'team-members', data: abeba });
    await payload.update({ collection: 'team-members', id, data: { slug: 'abeba-nurse' } });
    expect(await findTeamMember(renderContext(), 'abeba')).toEqual({ movedTo: 'abeba-nurse' });
    const amharic = await findTeamMember(renderContext('am'), 'abeba-nurse');
    expect(amharic).toMatchObject({
      translated: false,
      sample: false,
      par1: { text: 'She sees every child first.', lang: 'en' },
    });
    expect(await findTeamMember(renderContext('am'), 'treasurer')).toMatchObject({
      translated: true,
      sample: true,
    });
    expect(await findTeamMember(renderContext(), 'nobody')).toBeNull();
  });

  it('a draft of a team member is not shown', async () => {
    await payload.create({ collection: 'team-members', data: { ...abeba, name: 'Draft', _status: 'draft' } });
    expect((await listTeam(renderContext())).map(({ name }) => name.text)).not.toContain('Draft');
    expect(await findTeamMember(renderContext(), 'draft')).toBeNull();
  });
});

describe('the structured data of a person', () => {
  it('the structured data of a person contains the picture only as share image', async () => {
    const member = (await listTeam(renderContext()))[0];
    if (!member) throw new Error('The samples have a team');
    const origin = 'https://adey.example';
    const place = { origin, address: `${origin}${member.href}` };
    expect(personData(member, place)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Medical director', jobTitle: 'Medicine' },
    });
    const picture = {
      src: '/media/a.webp',
      width: 8,
      height: 10,
      alt: { text: 'Abeba' },
      position: { x: 50, y: 50 },
      avif: [],
      webp: [],
      share: { src: '/media/cut.jpg', width: 1200, height: 630 },
    };
    expect(personData({ ...member, picture }, place)).toHaveProperty(
      'mainEntity.image',
      `${origin}/media/cut.jpg`,
    );
    expect(personData({ ...member, picture: { ...picture, share: null } }, place)).not.toHaveProperty(
      'mainEntity.image',
    );
  });
});
