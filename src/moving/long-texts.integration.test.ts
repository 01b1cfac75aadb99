import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { referencesIn } from '#cms/rich-text/read-text.rules.ts';
import { openTestPayload } from '../../tests/support/database.ts';
import { addFilm } from '../../tests/support/films.ts';
import { sql } from '../../tests/support/outbox-support.ts';
import { addPdf } from '../../tests/support/pdfs.ts';
import { addPicture, drawPicture } from '../../tests/support/pictures.ts';
import { body, makeLink as link, mediaBlock, paragraph, text } from '../../tests/support/rich-text.ts';
import { exportOldDatabase } from './export-old-database.ts';
import { type ImportOptions, importOldDatabase } from './import-old-database.ts';
import { pathParts } from './lookups.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(() => sql('truncate posts, events, media, films, pdfs, projects, former_addresses cascade'));

const to = (relationTo: string, value: unknown) => ({ relationTo, value });
const post = (data: object, locale: 'en' | 'am' = 'en') =>
  payload.create({
    collection: 'posts',
    locale,
    data: { heading: 'A long story', type: 'normal', postDate: '2026-11-20', _status: 'published', ...data },
  } as never);

async function moveIn(content: string, options: Partial<ImportOptions> = {}) {
  const outcome = await importOldDatabase(payload, { text: content, write: true, ...options });
  if (!outcome.ok) throw new Error(outcome.problem.reason);
  return outcome.value;
}
const fates = ({ entries }: { entries: { fate: string }[] }) => entries.map(({ fate }) => fate);

type Bodies = { en?: unknown; am?: unknown };
async function storedBody(heading: string): Promise<Bodies> {
  const { docs } = await payload.find({
    collection: 'posts',
    where: { heading: { equals: heading } },
    locale: 'all',
    depth: 0,
  });
  return (docs[0]?.body ?? {}) as Bodies;
}

/** Two posts and an event that point to each other, to a project, a picture, a film and a PDF, in both languages. */
async function writeStories() {
  const picture = await addPicture(payload, { bytes: await drawPicture({ width: 300 }), identifiable: 'no' });
  const film = await addFilm(payload, { identifiable: 'no' });
  const pdf = await addPdf(payload);
  const project = await payload.create({
    collection: 'projects',
    data: { label: 'Medicines', slug: 'medicines', _status: 'published' } as never,
  });
  const other = await post({ heading: 'The other story' });
  const event = await payload.create({
    collection: 'events',
    data: { heading: 'An evening', type: 'normal', dateTime: { timeZone: 'Africa/Addis_Ababa' } } as never,
    draft: true,
  });
  const english = body(
    { ...paragraph(text('As it happened')), type: 'heading', tag: 'h2' },
    paragraph(
      text('Read '),
      link('the other story', { doc: to('posts', other.id) }),
      text(', come to '),
      link('the evening', { doc: to('events', event.id) }),
      text(' and see '),
      link('the project', { doc: to('projects', project.id) }),
      link(', or our report', { doc: to('pdfs', pdf.id) }),
      link(' or elsewhere', { linkType: 'custom', url: 'https://example.org/a?b=1' }),
    ),
    mediaBlock('picture', { picture: to('media', picture.id), caption: 'The clinic' }),
    mediaBlock('film', { film: to('films', film.id), caption: 'A morning' }),
    mediaBlock('figure', { number: '160', label: 'children', source: 'Our books' }),
    mediaBlock('give', { label: 'Give' }),
  );
  const { id } = await post({ body: english });
  const amharic = body(paragraph(link('ሌላው ታሪክ', { doc: to('posts', other.id) }), text(' ሰላም')));
  await payload.update({
    collection: 'posts',
    id,
    locale: 'am',
    fallbackLocale: false,
    data: { body: amharic },
  });
  await payload.update({
    collection: 'posts',
    id: other.id,
    data: { body: body(paragraph(link('back', { doc: to('posts', id) }))) },
  });
  return { picture, project, film };
}

describe('long texts in an export', () => {
  it('exported long texts refer to records by name, and an import into another database resolves them', async () => {
    const { picture } = await writeStories();
    const before = await storedBody('A long story');
    const first = await exportOldDatabase(payload);
    const inFile = JSON.parse(first.text).posts as Record<string, { heading: string; body?: object }>;
    const story = Object.values(inFile).find(({ heading }) => heading === 'A long story');
    const names = JSON.stringify(story).match(/"relationTo":"[^"]+","value":[^}]+/g);
    expect(names).toHaveLength(7);
    expect(names).toEqual(
      expect.arrayContaining([
        `"relationTo":"projects","value":"medicines"`,
        expect.stringMatching(/"films","value":"[^"]+\.mp4"/),
        expect.stringMatching(/"pdfs","value":"[^"]+\.pdf"/),
        expect.stringMatching(/"posts","value":"[0-9a-f-]{36}"/),
      ]),
    );
    expect(first.pictures.size, 'the picture of the text comes along').toBe(1);

    const folder = join(String(process.env.DATA_DIR), 'long-texts');
    for (const [name] of first.pictures) {
      const target = join(folder, ...pathParts(name));
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(
        join(payload.collections.media.config.upload.staticDir ?? '', picture.filename ?? ''),
        target,
      );
    }
    await sql('truncate posts, events, former_addresses, _posts_v, _events_v cascade');
    await sql('delete from media');
    const trial = await moveIn(first.text, { picturesFolder: folder, write: false });
    expect(trial.entries.map(({ fate, reasons, missing }) => [fate, reasons, missing])).toEqual(
      Array.from({ length: 3 }, () => ['new', [], []]),
    );
    expect((await payload.count({ collection: 'posts' })).totalDocs).toBe(0);
    await moveIn(first.text, { picturesFolder: folder });

    expect((await exportOldDatabase(payload)).text).toBe(first.text);
    const after = await storedBody('A long story');
    const numbers = (bodies: Bodies) => referencesIn(Object.values(bodies));
    expect(numbers(after).map(({ relationTo }) => relationTo)).toEqual(
      numbers(before).map(({ relationTo }) => relationTo),
    );
    expect(numbers(after)).not.toEqual(numbers(before));
    for (const { relationTo, value } of numbers(after))
      expect(
        await payload.findByID({ collection: relationTo as 'posts', id: value, disableErrors: true }),
        `${relationTo} ${value}`,
      ).toBeTruthy();
    expect(fates(await moveIn(first.text))).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });

  it('an import keeps a long text that the file lacks or that staff have edited since', async () => {
    await writeStories();
    const exported = await exportOldDatabase(payload);
    const without = JSON.parse(exported.text);
    for (const record of Object.values(without.posts) as { body?: unknown; am?: object }[]) {
      record.body = undefined;
      record.am = undefined;
    }
    const before = await storedBody('A long story');
    expect(fates(await moveIn(JSON.stringify(without)))).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(await storedBody('A long story')).toEqual(before);

    await moveIn(exported.text.replace('As it happened', 'As it was'), { overwrite: true });
    expect(JSON.stringify((await storedBody('A long story')).en)).toContain('As it was');
    const { docs } = await payload.find({
      collection: 'posts',
      where: { heading: { equals: 'A long story' } },
      depth: 0,
    });
    const edited = body(paragraph(text('Edited by staff')));
    await payload.update({ collection: 'posts', id: Number(docs[0]?.id), data: { body: edited } });
    expect(fates(await moveIn(exported.text))).toContain('edited');
    expect(JSON.stringify((await storedBody('A long story')).en)).toContain('Edited by staff');
  });

  it('references of a long text that cannot be resolved are reported, and only their words are stored', async () => {
    const missing = body(
      paragraph(
        link('a project', { doc: to('projects', 'nowhere') }),
        link(' a post', { doc: to('posts', 'gone') }),
        link(' a number', { doc: to('events', 7) }),
      ),
      mediaBlock('picture', { picture: to('media', 'lost.jpg'), caption: 'Lost' }),
      mediaBlock('film', { film: to('films', 'lost.mp4'), caption: 'Lost' }),
    );
    const file = JSON.stringify({ posts: { one: { heading: 'Pointing', body: missing } } });
    const [trial] = (await moveIn(file, { write: false })).entries;
    expect(trial).toMatchObject({ fate: 'new', missing: ['lost.jpg'] });
    expect(trial?.reasons).toEqual([
      expect.stringContaining('links to nowhere (projects)'),
      expect.stringContaining('links to gone (posts)'),
      expect.stringContaining('number 7 of another database'),
      expect.stringContaining('the film lost.mp4'),
    ]);
    await moveIn(file);
    const stored = JSON.stringify(await storedBody('Pointing'));
    expect(stored).toContain('a project');
    expect(stored).not.toMatch(/nowhere|gone|lost|relationTo/);
    expect(fates(await moveIn(file))).toEqual(['unchanged']);
  });

  it('hostile long texts are left out or sanitised, and the rest of the file is imported', async () => {
    const nested = (depth: number): object =>
      depth === 0 ? paragraph(text('deep')) : { type: 'quote', version: 1, children: [nested(depth - 1)] };
    const hostile: Record<string, unknown> = {
      word: 'no tree',
      list: [1, 2],
      rootless: { root: 'x' },
      deep: body(nested(300)),
      wide: body(...Array.from({ length: 30_000 }, () => paragraph(text('wide')))),
      script: body(paragraph(link('press', { linkType: 'custom', url: 'javascript:alert(1)' })), {
        type: 'iframe',
        src: 'https://evil.example',
        children: [text('framed')],
      }),
      characters: body(paragraph(text('a\u0000b\ud800c'))),
      secrets: body(
        paragraph(
          link('who', { doc: to('staff', 'admin@adey.test') }),
          link('x', { doc: to('consents', 1) }),
        ),
        mediaBlock('picture', { picture: to('consents', '1') }),
      ),
      populated: body(paragraph(link('doc', { doc: to('posts', { id: 1, heading: 'x' }) }))),
      strange: body(mediaBlock('constructor', { picture: to('__proto__', 'x') }), paragraph(text('rest'))),
    };
    const posts = Object.entries(hostile).map(([key, value]) => [
      key,
      { heading: `Hostile ${key}`, body: value },
    ]);
    const file = JSON.stringify({
      posts: { ...Object.fromEntries(posts), plain: { heading: 'Plain' } },
    }).replace(
      '"text":"rest"',
      '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"text":"rest"',
    );
    const { entries } = await moveIn(file);
    const fate = Object.fromEntries(entries.map(entry => [entry.key, entry]));
    expect(fate.plain?.fate).toBe('new');
    for (const key of ['word', 'list', 'rootless'])
      expect(fate[key]?.reasons, key).toEqual(['"body" is no long text and was left out']);
    for (const key of ['deep', 'wide'])
      expect(fate[key]?.reasons, key).toEqual(['"body" is too long or nested too deeply and was left out']);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    const stored = await sql<{ body: string | null }>(`select body::text from posts_locales`);
    const all = stored.map(({ body: one }) => one).join();
    expect(all).not.toMatch(/javascript:|iframe|staff|consents|polluted/);
    expect(all).toContain('framed');
    expect(all).toContain('ab\ufffdc');
    expect(new Set(fates(await moveIn(file)))).toEqual(new Set(['unchanged']));
  });
});
