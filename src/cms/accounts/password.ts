import { createHash, pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import { STAFF } from '#cms/access/roles.ts';
import { sayTo } from '#cms/language/amharic.ts';
import { message } from '#core/message.ts';
import { queryRows } from '#platform/transaction.ts';

/** In characters. */
const shortestPassword = 12;

/** The words attackers try first: common in passwords, or about this charity. */
const commonWords = [
  'password passwort passphrase secret letmein welcome iloveyou princess sunshine football baseball superman monkey dragon',
  'master shadow login admin administrator root user guest staff editor test testing change changeme default temp hello',
  'qwertyuiop qwerty asdfghjkl asdfgh zxcvbnm zxcvbn azerty abcdefghijkl abcdef abcd abc january february march april june',
  'july august september october november december monday friday spring summer autumn winter love trust',
  'adey charity donate donation children child health healthcare clinic ethiopia addis ababa addisababa',
]
  .join(' ')
  .split(' ');

/** Letters as they are often lookalikes with other characters: pa$$w0rd. */
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** How many different characters a password needs beside the known words in it. */
const FEWEST_OWN = 5;

type Owner = { name?: string | null; email?: string | null };

const plain = (text: string) => text.normalize('NFKC').toLowerCase();
const spelled = (text: string) => plain(text).replaceAll(/[013457@$!]/g, sign => lookalikes[sign] ?? sign);

/** Words that others know about an account: the parts of its name and address with at least three letters. */
function wordsAbout({ name, email }: Owner): string[] {
  return plain(`${name ?? ''} ${email ?? ''}`)
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .filter(word => [...word].length >= 3);
}

/** How many different characters remain, digits aside, when these words are removed from a text. */
function ownCharacters(text: string, words: readonly string[]): number {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text);
  return new Set(rest.match(/[^\p{N}\s]/gu)).size;
}

export type PasswordProblem = 'short' | 'easy';

/**
 * Why a staff password is refused, or null: it is too short, or it is little more than common words, the owner's
 * name and address, digits and repetition. There are no rules about kinds of characters.
 */
export function passwordProblem(password: string, owner: Owner): PasswordProblem | null {
  if ([...password].length < shortestPassword) return 'short';
  const words = [...commonWords, ...wordsAbout(owner)];
  const own = Math.min(ownCharacters(plain(password), words), ownCharacters(spelled(password), words));
  return own + ownDigits(password) >= FEWEST_OWN ? null : 'easy';
}

/** How much digits count: half a character each, and nothing when they are a sequence such as 123. */
function ownDigits(password: string): number {
  const digits = password.replaceAll(/[^0-9]/g, '');
  const isRow = '01234567890123456789'.includes(digits) || '98765432109876543210'.includes(digits);
  return isRow ? 0 : Math.floor(new Set(digits).size / 2);
}

const messages = {
  short: message('A password needs at least {least} characters.', { least: shortestPassword }),
  easy: 'This password is easy to guess. Use your own words, not your name, the name of this site or a row of keys.',
} as const;

type OperationArgs = {
  id?: number | string;
  data?: { password?: unknown; token?: unknown; name?: unknown; email?: unknown };
  req?: PayloadRequest;
};

/** Refuses a weak password wherever one is set: for a new account, in one's own account, or with a reset link. */
export const refuseWeakPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return args;
  const input = args as OperationArgs;
  const { password } = input.data ?? {};
  if (typeof password !== 'string') return args;
  const problem = passwordProblem(password, await findOwner(input, req));
  if (problem) throw new APIError(sayTo(req)(messages[problem]), 400, undefined, true);
  return args;
};

/** The owner of the password: as sent with it, and as stored in the account. */
async function findOwner({ id, data }: OperationArgs, req: PayloadRequest) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const account = await findAccount(id, data?.token, req);
  return {
    name: `${text(data?.name)} ${account?.name ?? ''}`,
    email: `${text(data?.email)} ${account?.email ?? ''}`,
  };
}

async function findAccount(id: unknown, token: unknown, req: PayloadRequest) {
  const where: Where | null =
    typeof id === 'number' || typeof id === 'string'
      ? { id: { equals: id } }
      : typeof token === 'string' && token
        ? { resetPasswordToken: { equals: token } }
        : null;
  if (!where) return null;
  const { docs } = await req.payload.find({
    collection: STAFF,
    where,
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs[0] ?? null;
}

const derive = promisify(pbkdf2);
/** Payload's current and former password formats; it upgrades the former at the next sign-in. */
const present = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 };
const former = { prefix: '', iterations: 25_000, bytes: 512 };

type Stored = { hash?: string | null; salt?: string | null };

/** The stored password hash of a staff account; null if there is no such account or it has no password yet. */
export async function storedPassword(req: PayloadRequest, where: Where): Promise<Stored | null> {
  const found = await req.payload.db.findOne<Stored & { id: number }>({ collection: STAFF, where, req });
  return found?.hash && found.salt ? found : null;
}

/** Whether a password matches the stored hash. Without a hash it takes as long and returns false. */
export async function isStoredPassword(password: string, stored: Stored | null): Promise<boolean> {
  const { hash, salt } = { hash: stored?.hash ?? present.prefix, salt: stored?.salt ?? 'no account' };
  const { prefix, iterations, bytes } = hash.startsWith(present.prefix) ? present : former;
  const derived = await derive(password, salt, iterations, bytes, 'sha256');
  const expected = Buffer.from(hash.slice(prefix.length), 'hex');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

/** The format of Payload's reset tokens: 20 random bytes. Digests are longer, so one is never mistaken for a token. */
const RAW_TOKEN = /^[0-9a-f]{40}$/;

/** A reset token as it is stored: its SHA-256 in hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Stores the digest of a reset token instead of the token, so that a copy of the database opens no account. */
export const storeTokenDigest: CollectionBeforeChangeHook = ({ data }) => {
  const token: unknown = data.resetPasswordToken;
  return typeof token === 'string' && RAW_TOKEN.test(token)
    ? { ...data, resetPasswordToken: hashToken(token) }
    : data;
};

/**
 * Replaces the token sent with a new password by its digest, in place because Payload keeps the object. Payload reads the
 * account only afterwards, so concurrent requests with the same token wait for the lock and then find it used.
 */
export const claimResetToken: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args;
  const { data } = args as { data: { token?: unknown } };
  const digest = typeof data.token === 'string' ? hashToken(data.token) : '';
  data.token = digest;
  await queryRows(req, sql`select 1 from public.staff where reset_password_token = ${digest} for update`);
  return args;
};

/** Deletes a token and the invitation when the token is used. Payload would only set it to expire. */
export const deleteUsedToken: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (req.context.resetsPassword)
    await queryRows(
      req,
      sql`update public.staff set reset_password_token = null, invitation = null where id = ${Number(user.id)}`,
    );
  return user;
};
