import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { signIn } from '../../../tests/support/staff-session.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const posts = { collection: 'posts' as const };

async function writePost(words: object = {}) {
  const data = { heading: 'Peace', preIntro: 'Progress', type: 'normal' as const, ...words };
  return payload.create({ ...posts, locale: 'en', data, draft: true });
}

const save = (id: number, locale: 'en' | 'am', data: object) =>
  payload.update({ ...posts, id, locale, data, draft: true, fallbackLocale: false });

async function readState(id: number) {
  const { translation } = await payload.findByID({ ...posts, id, draft: true });
  return translation;
}

describe('translation state of a post', () => {
  it('a translation is missing, in progress, up to date, or out of date once the English changes', async () => {
    const { id } = await writePost();
    expect(await readState(id)).toBe('missing');
    await save(id, 'am', { heading: 'ሰላም' });
    expect(await readState(id)).toBe('partial');
    await save(id, 'am', { preIntro: 'እድገት' });
    expect(await readState(id)).toBe('fine');
    await save(id, 'en', { heading: 'Peace at last' });
    expect(await readState(id)).toBe('behind');
    await save(id, 'am', { heading: 'ሰላም በመጨረሻ' });
    expect(await readState(id)).toBe('fine');
  });

  it('a translation is up to date when the English differs only in white space from the translated one', async () => {
    const { id } = await writePost({ preIntro: null });
    await save(id, 'am', { heading: 'ሰላም' });
    await save(id, 'en', { heading: 'War' });
    expect(await readState(id)).toBe('behind');
    await save(id, 'en', { heading: ' Peace ' });
    expect(await readState(id)).toBe('fine');
  });

  it('an outdated translation is up to date once the Amharic is confirmed, which the English form cannot do', async () => {
    const { id } = await writePost();
    await save(id, 'am', { heading: 'ሰላም', preIntro: 'እድገት' });
    await save(id, 'en', { heading: 'Peace.', translationChecked: true });
    expect(await readState(id)).toBe('behind');
    await save(id, 'am', { translationChecked: true });
    expect(await readState(id)).toBe('fine');
    await save(id, 'en', { heading: 'Peace!' });
    expect(await readState(id)).toBe('behind');
  });

  it('translations are compared row by row, even when rows are reordered', async () => {
    const pages = { collection: 'legal-pages' as const, draft: true, fallbackLocale: false } as const;
    const row = (heading: string, text: string) => ({ heading, text });
    const page = await payload.create({
      ...pages,
      locale: 'en',
      data: { title: 'Rules', sections: [row('One', 'First'), row('Two', 'Second')] },
    });
    const { id } = page;
    const write = (locale: 'en' | 'am', data: object) => payload.update({ ...pages, id, locale, data });
    const [one, two] = (page.sections ?? []).map(section => ({ id: section.id, ...row('አንድ', 'ሁለት') }));
    expect((await write('am', { title: 'ደንቦች', sections: [one, two] })).translation).toBe('fine');
    const english = page.sections ?? [];
    expect((await write('en', { sections: english.toReversed() })).translation).toBe('fine');
    const changed = english.map((section, at) => (at === 0 ? { ...section, text: 'First of all' } : section));
    expect((await write('en', { sections: changed })).translation).toBe('behind');
    expect((await write('en', { sections: [...english, row('Three', 'Third')] })).translation).toBe(
      'partial',
    );
  });
});

describe('publishing from the Amharic form', () => {
  let user: object;
  beforeAll(async () => {
    ({ user } = await signIn(payload, 'editor'));
  });
  const published = { type: 'normal' as const, _status: 'published' as const };
  const publish = (id: number, data: object = {}) =>
    payload.update({
      ...posts,
      id,
      locale: 'am',
      user,
      fallbackLocale: false,
      data: { ...published, ...data },
    });

  it('publishing from the Amharic form is refused while a required English text is missing, and names the field', async () => {
    const data = { ...published, preIntro: 'እድገት', heading: '' };
    const creating = payload.create({ ...posts, locale: 'am', user, data });
    await expect(creating).rejects.toMatchObject({
      data: { errors: [{ path: 'heading', message: expect.stringContaining('"Heading" in English first') }] },
    });
    const { id } = await payload.create({
      ...posts,
      locale: 'am',
      draft: true,
      data: { ...data, _status: 'draft' },
    });
    await expect(publish(id, { heading: 'ሰላም' })).rejects.toMatchObject({ status: 400 });
    await save(id, 'en', { heading: 'Peace' });
    expect((await publish(id, { heading: 'ሰላም' }))._status).toBe('published');
  });

  it('publishing from the Amharic form is refused for a row that has no English yet, and names the row', async () => {
    const pages = { collection: 'legal-pages' as const, fallbackLocale: false } as const;
    const section = { heading: 'What we store', text: 'Little.' };
    const data = { title: 'Privacy', slug: 'privacy-in-two-languages', sections: [section] };
    const page = await payload.create({ ...pages, locale: 'en', draft: true, data } as never);
    const rows = (page as unknown as { sections: { id: string }[] }).sections;
    const sections = [
      { id: rows[0]?.id, heading: 'የምናስቀምጠው' },
      { heading: 'አዲስ', text: 'ጥቂት' },
    ];
    const publishing = payload.update({
      ...pages,
      id: page.id,
      locale: 'am',
      user,
      data: { sections, _status: 'published' },
    } as never);
    await expect(publishing).rejects.toMatchObject({
      data: { errors: [{ path: 'sections.1.heading' }, { path: 'sections.1.text' }] },
    });
  });
});
