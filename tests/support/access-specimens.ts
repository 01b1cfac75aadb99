import type { CollectionSlug, Payload } from 'payload';

/** open: visible to visitors. closed: without an owner and not public. own: belongs to whoever makes the request. */
export type SpecimenKind = 'open' | 'closed' | 'own';

type Account = { id: number } | null;
let made = 0;

/**
 * Inserts a document directly into the database, past forms and hooks, and returns its id; null if a collection has no
 * document of that kind.
 */
export async function addSpecimen(
  payload: Payload,
  slug: string,
  kind: SpecimenKind,
  account: Account,
): Promise<number | null> {
  made += 1;
  const data = await specimen(payload, slug, kind, account);
  if (data === null || typeof data === 'number') return data;
  const { id } = await payload.db.create({ collection: slug as CollectionSlug, data });
  return Number(id);
}

/** Stores a version of a document that was inserted so. */
export async function addVersion(payload: Payload, slug: string, id: number): Promise<void> {
  const collection = slug as CollectionSlug;
  const found = await payload.db.findOne<Data & { id: number }>({
    collection,
    where: { id: { equals: id } },
  });
  const { id: _, ...versionData } = found ?? {};
  const at = new Date().toISOString();
  await payload.db.createVersion({
    collectionSlug: collection,
    parent: id,
    versionData: versionData as never,
    autosave: false,
    createdAt: at,
    updatedAt: at,
  });
}

type Data = Record<string, unknown>;

async function specimen(
  payload: Payload,
  slug: string,
  kind: SpecimenKind,
  account: Account,
): Promise<Data | number | null> {
  const belongings = ownable[slug];
  if (kind === 'own' && (belongings || !account)) return account && belongings ? belongings(account) : null;
  if (belongings) return kind === 'closed' ? belongings(await stranger(payload)) : null;
  const fields = payload.collections[slug as CollectionSlug].config.flattenedFields.map(field => field.name);
  // Of what everybody may begin, the drafts that this account began.
  if (kind === 'own' && !fields.includes('begunBy')) return null;
  const hasStatus = fields.includes('_status');
  const hasConsent = fields.includes('consent');
  if (kind === 'open' && !hasStatus && !hasConsent) return null;
  return {
    ...((await needed[slug]?.(payload)) ?? {}),
    ...(hasStatus ? { _status: kind === 'open' ? 'published' : 'draft' } : {}),
    ...(kind === 'own' ? { begunBy: account?.id } : {}),
    ...(hasConsent
      ? {
          identifiable: kind === 'own' && slug === 'media' ? 'unanswered' : 'yes',
          consent: kind === 'open' ? await validConsent(payload) : null,
        }
      : {}),
  };
}

/**
 * Documents that belong to an account: the account itself (which exists, so its id), its preferences, its locks. Those of
 * a document are tried one by one (locks.integration.test.ts).
 */
const ownable: Record<string, ((owner: { id: number }) => Data | number) | undefined> = {
  staff: owner => owner.id,
  'payload-locked-documents': owner => ({ user: { relationTo: 'staff', value: owner.id } }),
  'payload-preferences': owner => ({
    key: `key-${made}`,
    value: {},
    user: { relationTo: 'staff', value: owner.id },
  }),
};

/** Columns required by the database. */
const needed: Record<string, ((payload: Payload) => Data | Promise<Data>) | undefined> = {
  media: () => ({ filename: `specimen-${made}.jpg` }),
  films: () => ({ filename: `specimen-${made}.mp4` }),
  pdfs: () => ({ filename: `specimen-${made}.pdf` }),
  consents: () => ({ who: 'Somebody', withdrawn: false }),
  subscribers: () => ({
    name: 'Somebody',
    email: `specimen-${made}@adey.test`,
    compared: `specimen-${made}@adey.test`,
    status: 'waiting',
    language: 'en',
    joinedAt: '2026-11-20T09:00:00.000Z',
    source: 'section',
    consentVersion: '2026-11-20',
  }),
  messages: () => ({
    name: 'Somebody',
    email: `specimen-${made}@adey.test`,
    compared: `specimen-${made}@adey.test`,
    message: 'A question.',
    state: 'new',
    language: 'en',
    sentAt: '2026-11-20T09:00:00.000Z',
  }),
  mails: () => ({
    kind: 'confirm',
    to: `specimen-${made}@adey.test`,
    compared: `specimen-${made}@adey.test`,
    subject: 'A subject',
    state: 'waiting',
    attempts: 0,
    locale: 'en',
    forStaff: false,
    messageId: `<${made}@adey.test>`,
  }),
  'newsletter-issues': () => ({ sentAt: '2026-11-20T09:00:00.000Z' }),
  'issue-sendings': async payload => ({
    issue: await anIssue(payload),
    state: 'stopped',
    readers: 0,
    bodies: {},
  }),
  counts: () => ({ kind: 'click', key: `key${made}`, n: 1 }),
  'former-addresses': () => ({ kind: 'posts', slug: `old-${made}`, documentId: made }),
  'payload-kv': () => ({ key: `key-${made}`, data: {} }),
};

async function anIssue(payload: Payload): Promise<number> {
  return Number(
    (await payload.db.create({ collection: 'newsletter-issues', data: { _status: 'draft' } })).id,
  );
}

async function stranger(payload: Payload): Promise<{ id: number }> {
  const data = { name: 'Stranger', role: 'editor', email: `stranger-${made}@adey.test` };
  const { id } = await payload.db.create({ collection: 'staff', data });
  return { id: Number(id) };
}

async function validConsent(payload: Payload): Promise<number> {
  const data = { who: 'A mother', uses: ['website'], withdrawn: false };
  return Number((await payload.db.create({ collection: 'consents', data })).id);
}
