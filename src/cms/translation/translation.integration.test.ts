import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';

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

async function stateOf(id: number) {
  const { translation } = await payload.findByID({ ...posts, id, draft: true });
  return translation;
}

describe('the two languages of a post', () => {
  it('are counted with each save: not translated, in work, in step, behind when the English changes', async () => {
    const { id } = await writePost();
    expect(await stateOf(id)).toBe('missing');
    await save(id, 'am', { heading: 'ሰላም' });
    expect(await stateOf(id)).toBe('partial');
    await save(id, 'am', { preIntro: 'እድገት' });
    expect(await stateOf(id)).toBe('fine');
    await save(id, 'en', { heading: 'Peace at last' });
    expect(await stateOf(id)).toBe('behind');
    await save(id, 'am', { heading: 'ሰላም በመጨረሻ' });
    expect(await stateOf(id)).toBe('fine');
  });

  it('stay in step where the English gets the same words again, or only other white space', async () => {
    const { id } = await writePost({ preIntro: null });
    await save(id, 'am', { heading: 'ሰላም' });
    await save(id, 'en', { heading: 'War' });
    expect(await stateOf(id)).toBe('behind');
    await save(id, 'en', { heading: ' Peace ' });
    expect(await stateOf(id)).toBe('fine');
  });

  it('are in step again once somebody says that the Amharic still fits, which English cannot say', async () => {
    const { id } = await writePost();
    await save(id, 'am', { heading: 'ሰላም', preIntro: 'እድገት' });
    await save(id, 'en', { heading: 'Peace.', translationChecked: true });
    expect(await stateOf(id)).toBe('behind');
    await save(id, 'am', { translationChecked: true });
    expect(await stateOf(id)).toBe('fine');
    await save(id, 'en', { heading: 'Peace!' });
    expect(await stateOf(id)).toBe('behind');
  });

  it('are counted in rows too, also when rows change places', async () => {
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
