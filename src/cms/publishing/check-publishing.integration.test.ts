import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { addClaim } from '../../../tests/support/claims.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent, addPicture } from '../../../tests/support/pictures.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';
import type { Findings } from './publish-check.rules.ts';

let payload: Payload;
let editor: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = await signIn(payload, 'editor');
});

const ask = (collection: string, form: object, session: Session = editor) =>
  callApi('POST', `/before-publishing/${collection}`, { headers: session.headers, body: form });
type Said = { path: string; message: string };
type SaidFindings = Record<keyof Findings, Said[]>;

const check = async (collection: string, values: object, rest: object = {}): Promise<SaidFindings> => {
  const answer = await ask(collection, { locale: 'en', values, ...rest });
  expect(answer.status).toBe(200);
  return answer.json();
};
const words = (findings: { message: string }[]) => findings.map(({ message }) => message);

const post = { heading: 'Drum day', type: 'normal', postDate: '2026-11-20', identifiable: 'no' };

describe('checks before publishing', () => {
  it('an error in the checks blocks publishing, with the same message at the same field', async () => {
    const consent = await addConsent(payload, { withdrawn: true });
    const picture = await addPicture(payload, { alt: 'A girl', identifiable: 'yes', consent: consent.id });
    const values = { ...post, img: picture.id };
    const { must } = await check('posts', values);
    expect(must).toEqual([
      { path: 'img', message: 'The picture "A girl" cannot be published: the consent was withdrawn.' },
    ]);
    const publish = { headers: editor.headers, body: { ...values, _status: 'published' } };
    const refused = await (await callApi('POST', '/posts', publish)).json();
    expect(refused.errors[0].data.errors).toEqual(must.map(one => expect.objectContaining(one)));
  });

  it('missing English text blocks publishing from both forms', async () => {
    expect(words((await check('posts', { ...post, heading: '' })).must)).toEqual([
      'Please fill in "Heading" in English.',
    ]);
    const { must } = await check('posts', { ...post, heading: 'የከበሮ ቀን' }, { locale: 'am' });
    expect(must).toEqual([
      expect.objectContaining({ path: 'heading', message: expect.stringContaining('in English first') }),
    ]);
  });

  it('an event with a day is asked for its time, until staff write one or say that it is not fixed yet', async () => {
    const asked =
      'Write when it starts, or tick that the time is not fixed yet. Until you do, visitors read 17:00.';
    const event = { heading: 'Evening', type: 'normal', identifiable: 'no' };
    const might = async (dateTime: object) => words((await check('events', { ...event, dateTime })).might);
    const day = { date: '2026-12-05T12:00:00.000Z', timeZone: 'Africa/Addis_Ababa' };
    expect(await might(day)).toContain(asked);
    for (const known of [{ ...day, time: '10:00' }, { ...day, timeOpen: true }, { timeZone: day.timeZone }])
      expect(await might(known)).not.toContain(asked);
  });

  it('a warning about the other language, descriptions or dead links does not block publishing', async () => {
    const gone = await payload.create({ collection: 'posts', data: { ...post, heading: 'Gone' } as never });
    const shown = await payload.create({
      collection: 'posts',
      data: { ...post, heading: 'Shown', _status: 'published' } as never,
    });
    const picture = await addPicture(payload, { alt: 'A ball' });
    const deadIn = async (link: string) =>
      words((await check('announcements', { title: 'News', link })).might).filter(message =>
        message.includes('no such page'),
      );
    expect(await deadIn(`/news/${shown.slug}`)).toEqual([]);
    expect(await deadIn(`/am/news/${gone.slug}`), 'a draft is no page').toHaveLength(1);
    expect(await deadIn('/nowhere')).toHaveLength(1);
    await payload.create({
      collection: 'redirects',
      data: { from: '/poster', to: '/events', _status: 'published' },
    });
    expect(await deadIn('/poster'), 'staff lead it elsewhere').toEqual([]);
    expect(await deadIn('https://example.org/nowhere')).toEqual([]);
    const values = { ...post, img: picture.id };
    const { must, might } = await check('posts', values);
    expect(must).toEqual([]);
    expect(words(might)).toEqual([
      '“Heading” is missing in Amharic: visitors see the English.',
      'The picture “A ball” has no description in Amharic.',
    ]);
    await payload.create({ collection: 'posts', data: { ...values, _status: 'published' } as never });
  });

  it('stored Amharic text is checked together with the English of the form', async () => {
    const { id } = await payload.create({ collection: 'posts', data: post as never });
    await payload.update({ collection: 'posts', id, locale: 'am', data: { heading: 'የከበሮ ቀን' } });
    expect(words((await check('posts', post, { id })).might)).toEqual([]);
  });

  it('a full name from the consent record is reported in a text that says names are changed', async () => {
    const consent = await addConsent(payload, { who: 'Almaz Bekele', about: 'Hanna Tesfaye' });
    const story = { heading: 'How Hanna Tesfaye learnt', firstName: 'Hanna', identifiable: 'yes' };
    const names = async (nameChanged: boolean) =>
      words((await check('stories', { ...story, nameChanged, consent: consent.id })).might).filter(message =>
        message.includes('names are changed'),
      );
    expect(await names(true)).toEqual([expect.stringContaining('“Hanna Tesfaye”')]);
    expect(await names(false)).toEqual([]);
  });

  it('the checks name fields and languages in Amharic for whoever reads the admin in Amharic', async () => {
    const cookie = `${editor.headers.cookie}; ${payload.config.cookiePrefix}-lng=am`;
    const amharic: Session = { ...editor, headers: { ...editor.headers, cookie } };
    const form = { locale: 'am', values: { ...post, heading: '', preIntro: 'እድገት' } };
    const answer = await ask('posts', form, amharic);
    const { must, might } = (await answer.json()) as SaidFindings;
    const found = words([...must, ...might]);
    expect(found).toContain('“ከርዕሱ በላይ ያለ ቃል” በእንግሊዝኛ የለም፦ ጎብኚዎች አማርኛውን ያያሉ።');
    expect(found.join(' ')).not.toMatch(/[A-Za-z]{3}/);
  });

  it('the checks tell an author nothing about hidden pictures or consents, nor which ones exist', async () => {
    const author = await signIn(payload, 'author');
    const [withdrawn, narrow, valid] = [
      await addConsent(payload, { withdrawn: true, who: 'Almaz Bekele' }),
      await addConsent(payload, { uses: ['newsletter'] }),
      await addConsent(payload),
    ];
    const hidden = { alt: 'A girl in bed', identifiable: 'yes' } as const;
    const pictures = [
      await addPicture(payload, { ...hidden, consent: withdrawn.id }),
      await addPicture(payload, { ...hidden, consent: narrow.id }),
      await addPicture(payload, { ...hidden, identifiable: 'unanswered' }),
    ];
    const nobodys = 2_000_000_000;
    const about = async (values: object) => {
      const answer = await ask('posts', { locale: 'en', values: { ...post, ...values } }, author);
      return { status: answer.status, found: (await answer.json()) as SaidFindings };
    };
    const none = await about({ img: nobodys });
    expect(none.found.must).toEqual([
      { path: 'img', message: 'This picture cannot be shown: choose another one.' },
    ]);
    for (const { id } of pictures) expect(await about({ img: id })).toEqual(none);

    // The same holds when it is saved, of which the number of a picture is a part.
    const save = async (img: number) => {
      const sent = { headers: author.headers, body: { ...post, identifiable: undefined, img } };
      const answer = await callApi('POST', '/posts?draft=true', sent);
      return { status: answer.status, found: await answer.json() };
    };
    const saved = await save(nobodys);
    expect(saved).toMatchObject({
      status: 400,
      found: { errors: [{ data: { errors: [{ path: 'img' }] } }] },
    });
    for (const { id } of pictures) expect(await save(id)).toEqual(saved);

    const heading = 'How Almaz Bekele learnt';
    const people = { heading, firstName: 'Almaz', nameChanged: true, identifiable: 'yes' };
    const unknown = await about({ ...people, consent: nobodys });
    expect(words(unknown.found.must)).toEqual([
      'Somebody can be recognised in this: whoever publishes it must choose the consent record.',
    ]);
    for (const { id } of [withdrawn, narrow, valid])
      expect(await about({ ...people, consent: id })).toEqual(unknown);
  });

  it('the checks tell an author what to do about their own picture, and nothing about one that visitors see', async () => {
    const author = await signIn(payload, 'author');
    const must = async (img: number) =>
      words(
        (
          (await (
            await ask('posts', { locale: 'en', values: { ...post, img } }, author)
          ).json()) as SaidFindings
        ).must,
      );
    const consent = await addConsent(payload);
    const shown = await addPicture(payload, { identifiable: 'yes', consent: consent.id });
    expect(await must(shown.id)).toEqual([]);
    const own = await addPicture(payload, { alt: 'My photo', identifiable: 'yes', consent: consent.id });
    await payload.db.updateOne({ collection: 'media', id: own.id, data: { begunBy: author.user.id } });
    expect(await must(own.id)).toEqual([]);
    await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
    expect(await must(own.id)).toEqual([
      'The picture "My photo" is not shown to visitors yet: ask whoever publishes this to check it.',
    ]);
  });

  it('a link to a page that is hidden by its consent is reported as dead', async () => {
    const consent = await addConsent(payload);
    const about = { ...post, identifiable: 'yes', consent: consent.id, _status: 'published' };
    const story = await payload.create({ collection: 'posts', data: about as never });
    const dead = async () =>
      words((await check('announcements', { title: 'News', link: `/news/${story.slug}` })).might).filter(
        message => message.includes('no such page'),
      );
    expect(await dead()).toEqual([]);
    await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
    expect(await dead()).toHaveLength(1);
  });

  it('the checks are for people who write, and only for content that can be published', async () => {
    const form = { locale: 'en', values: post };
    expect((await ask('posts', form, await signIn(payload, 'bookkeeper'))).status).toBe(403);
    for (const kind of ['consents', 'nothing', 'constructor'])
      expect((await ask(kind, form)).status).toBe(404);
    for (const bad of [{}, { ...form, locale: 'fr' }, { ...form, id: 'x' }])
      expect((await ask('posts', bad)).status).toBe(400);
  });
});

describe('numbers before publishing', () => {
  it('a number that is not of the register is asked about, until the document remembers that it is no claim', async () => {
    await addClaim(payload, { key: 'childrenHelped' });
    const values = { ...post, heading: 'We helped 12 and {childrenHelped} and {others}' };
    const asked = async (more: object = {}) =>
      words((await check('posts', { ...values, ...more })).might).filter(said => said.includes('numbers'));
    expect(await asked()).toEqual([
      '“Heading” names {others}, but none of our numbers is called so.',
      '“Heading” says 12. If it says what we did, take it from Our numbers.',
    ]);
    expect(await asked({ noClaims: ['12'] })).toHaveLength(1);
    expect(await asked({ noClaims: 'hostile' })).toHaveLength(2);
    const store = (noClaims: unknown) =>
      callApi('POST', '/posts', { headers: editor.headers, body: { ...values, noClaims } });
    expect((await store(['12', '25%'])).status).toBe(201);
    for (const hostile of [['<b>'], 'x', { a: 1 }, Array.from({ length: 201 }, () => '1')])
      expect((await store(hostile)).status, JSON.stringify(hostile)).toBe(400);
  });

  it('before a number is published, every page that states it is listed, and no other', async () => {
    const { id } = await addClaim(payload, { key: 'familiesHelped' });
    const publish = (heading: string) =>
      payload.create({ collection: 'posts', data: { ...post, heading, _status: 'published' } as never });
    await publish('For {familiesHelped} families');
    await publish('For others');
    const states = async (key: string) => {
      const answer = await ask('claims', { id, locale: 'en', values: { key } });
      const { states } = (await answer.json()) as { states: { title: string; href: string }[] };
      return states.map(({ href }) => new URL(href).pathname);
    };
    expect(await states('familiesHelped')).toEqual(['/news/for-families']);
    expect(await states('childrenHelped')).toEqual(expect.arrayContaining(['/', '/about', '/donate']));
    expect(await states('volunteersIncrease')).not.toContain('/news/for-families');
  });
});
