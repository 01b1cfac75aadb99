import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { sayTo } from '#cms/language/amharic.ts';
import { isSignedFor, signFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';
import { toNetwork } from '#platform/http/client-address.ts';
import { createSharedLimit } from '#platform/limits/rate-limit.ts';
import { currentRequest } from '#platform/request-context.ts';
import { queryRows } from '#platform/transaction.ts';
import { isStoredPassword, storedPassword } from './password.ts';

const TEN_MINUTES = 600_000;
const MAILS_AN_HOUR = 3;

const createLimit = (name: string, limit: number, windowMs = TEN_MINUTES) =>
  createSharedLimit({ name: `staff ${name}`, limit, windowMs });

let limits: ReturnType<typeof openLimits> | undefined;

function openLimits() {
  return {
    network: createLimit('sign-in network', env.STAFF_SIGN_IN_PER_NETWORK),
    account: createLimit('sign-in account', env.STAFF_SIGN_IN_PER_ACCOUNT),
    device: createLimit('sign-in device', env.STAFF_SIGN_IN_PER_ACCOUNT),
    password: createLimit('current password', env.STAFF_SIGN_IN_PER_ACCOUNT),
    mails: createLimit('password mails', MAILS_AN_HOUR, 6 * TEN_MINUTES),
  };
}

/** A sign-in attempt and the limit it counts against. */
type Tried = { readonly limit: keyof ReturnType<typeof openLimits>; readonly caller: string };

/** Counts an attempt against a limit of staff accounts. @throws 429 with a sentence once there are too many. */
export async function countAttempt(req: PayloadRequest, { limit, caller }: Tried): Promise<void> {
  limits ??= openLimits();
  const wait = await limits[limit].refuse(caller);
  if (wait === null) return;
  const minutes = Math.ceil(wait / 60);
  const sentence = sayTo(req)(
    '{minutes, plural, one {Too many attempts. Please try again in a minute.} other {Too many attempts. Please try again in # minutes.}}',
    { minutes },
  );
  throw new APIError(sentence, 429, undefined, true);
}

/** Uncounts a successful attempt. */
export async function uncountAttempt({ limit, caller }: Tried): Promise<void> {
  await limits?.[limit].forgive(caller);
}

type OperationArgs = { data?: { email?: unknown; password?: unknown }; req: PayloadRequest };

const addressIn = ({ data }: OperationArgs) =>
  typeof data?.email === 'string' ? data.email.toLowerCase().trim().slice(0, 320) : '';

function networkTry(): Tried[] {
  const address = currentRequest()?.clientAddress;
  return address === undefined ? [] : [{ limit: 'network', caller: toNetwork(address) }];
}

/**
 * Counts a sign-in step: by device if the account has signed in on it before, otherwise by network and account.
 * @throws 429 with a sentence once there are too many.
 */
export async function countSignIn(req: PayloadRequest, email: string): Promise<void> {
  const device = knownDevice(req.headers ?? new Headers(), email, new Date());
  const tries: Tried[] = device
    ? [{ limit: 'device', caller: device }]
    : [...networkTry(), { limit: 'account', caller: email }];
  for (const tried of tries) await countAttempt(req, tried);
  req.context.signInTries = tries;
}

/**
 * Limits sign-ins by network and account, whether or not the account exists: responses and timing are the same. A device
 * on which the account has signed in before has its own limit, so that nobody can lock the owner out
 * (docs/decisions/0034-cost.md).
 */
export const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation }) => {
  const input = args as OperationArgs;
  const email = addressIn(input);
  if (operation === 'forgotPassword' && !(args as { disableEmail?: boolean }).disableEmail) {
    for (const tried of [...networkTry(), { limit: 'mails', caller: email } as const])
      await countAttempt(input.req, tried);
  }
  if (operation !== 'login') return args;
  await countSignIn(input.req, email);
  const stored = await storedPassword(input.req, { email: { equals: email } });
  // Takes as long as Payload's password check of an existing account.
  const { password } = input.data ?? {};
  if (!stored) await isStoredPassword(typeof password === 'string' ? password : '', null);
  // Serialises attempts for one account; only those within the limits get here.
  await queryRows(input.req, sql`select 1 from public.staff where email = ${email} for update`);
  return args;
};

/** Uncounts the attempts of a successful sign-in with this many steps, and remembers the device. */
export async function recordSignIn(req: PayloadRequest, email: string, steps: 1 | 2): Promise<void> {
  const tries = (req.context.signInTries ?? []) as readonly Tried[];
  for (const tried of tries) for (let step = 0; step < steps; step += 1) await uncountAttempt(tried);
  req.responseHeaders ??= new Headers();
  if (!knownDevice(req.headers ?? new Headers(), email, new Date()))
    req.responseHeaders.append('set-cookie', deviceCookie(email, new Date()));
}

/** Without a second step a correct password is enough. */
export const rememberDevice: CollectionAfterLoginHook = async ({ req, user }) => {
  if (!req.context.isHeld) await recordSignIn(req, String(user.email), 1);
};

const LASTS_S = 180 * 24 * 60 * 60;
const given = /^([\w-]{22})\.(\d{10,})\.([\w-]{22})$/;

/** One cookie per account, so that several people can share a computer. */
const cookieName = (email: string) =>
  `${isSecure() ? '__Secure-' : ''}adey-device-${signFor('staff-devices', `name\n${email}`).slice(0, 8)}`;
const isSecure = () => env.STAFF_URL.startsWith('https:');

const signed = (email: string, nonce: string, until: string) => [email, nonce, until].join('\n');

/**
 * The id of a device on which the account has signed in before, or null. It grants nothing; wrong passwords from other
 * devices just do not count against it.
 */
function knownDevice(headers: Headers, email: string, now: Date): string | null {
  const name = cookieName(email);
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/);
  const value = cookies.find(cookie => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  const [, nonce = '', until = '', signature = ''] = given.exec(value) ?? [];
  const isOurs = isSignedFor('staff-devices', signed(email, nonce, until), signature);
  return isOurs && Number(until) * 1000 > now.getTime() ? nonce : null;
}

/** The cookie that remembers a device for an account for half a year. */
function deviceCookie(email: string, now: Date): string {
  const nonce = randomBytes(16).toString('base64url');
  const until = String(Math.floor(now.getTime() / 1000) + LASTS_S);
  const value = `${nonce}.${until}.${signFor('staff-devices', signed(email, nonce, until))}`;
  const attributes = `Path=/api/staff; Max-Age=${LASTS_S}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;
  return `${cookieName(email)}=${value}; ${attributes}`;
}
