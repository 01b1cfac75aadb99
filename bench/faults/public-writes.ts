import { connectOnce } from '#platform/database/connect-once.ts';

/** What visitors write, each with a mark that is found again. */
export const writeKinds = ['click', 'subscription', 'message', 'account'] as const;
export type WriteKind = (typeof writeKinds)[number];
export type Written = { readonly kind: WriteKind; readonly mark: number };

export const writeSettings = {
  TRUSTED_PROXIES: '1',
  PAYLOAD_SECRET: 'one secret for every process of this measurement',
};

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
export const clickedKey = 'donate';
/** Whose account is changed by what visitors write; who does it signs in first (sign-in-by-mail.ts). */
export const writerOfAccount = 'marta@supporters.test';
const emailOf = (mark: number) => `marked-${mark}@example.org`;
const phoneOf = (mark: number) => `+251 9${String(mark).padStart(8, '0')}`;

type Sending = { path: string; body: string | URLSearchParams; type?: string };

function sendingOf({ kind, mark }: Written, filler: string): Sending {
  const json = (path: string, body: object) => ({
    path,
    body: JSON.stringify(body),
    type: 'application/json',
  });
  const person = { name: 'Marta', email: emailOf(mark) };
  if (kind === 'click') return json('/api/addClick', { key: clickedKey });
  if (kind === 'subscription') return json('/api/addSubscriber', person);
  if (kind === 'message') return json('/api/contact', { ...person, message: `Written ${mark}. ${filler}` });
  return {
    path: '/auth/in/user/profile',
    body: new URLSearchParams({ firstName: 'Marta', phone: phoneOf(mark) }),
  };
}

export type Answered = {
  readonly status: number;
  readonly isKept: boolean;
  readonly ms: number;
  readonly text: string;
  readonly retryAfter: string | null;
};

/** Sends one write, from a network nobody else comes from unless one is named; status 0: no answer came. */
export async function sendWrite(
  at: { siteUrl: string; origin: string; cookie: string; filler?: string; network?: string },
  written: Written,
): Promise<Answered> {
  const { path, body, type } = sendingOf(written, at.filler ?? '');
  const since = performance.now();
  const network = at.network ?? [10, 0, 0, 0].map(part => part || Math.floor(Math.random() * 256)).join('.');
  try {
    const answer = await fetch(at.siteUrl + path, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: {
        ...(type && { 'content-type': type }),
        'user-agent': browser,
        'x-forwarded-for': network,
        origin: at.origin,
        cookie: at.cookie,
      },
    });
    const text = await answer.text();
    const isKept =
      written.kind === 'account'
        ? answer.headers.get('location')?.endsWith('profile-kept') === true
        : answer.status === 200;
    return {
      status: answer.status,
      isKept,
      ms: performance.now() - since,
      text,
      retryAfter: answer.headers.get('retry-after'),
    };
  } catch {
    return { status: 0, isKept: false, ms: performance.now() - since, text: '', retryAfter: null };
  }
}

export type Stored = {
  readonly clicks: number;
  readonly subscriptions: ReadonlySet<number>;
  /** Subscriptions whose mail stands in the outbox. */
  readonly mails: ReadonlySet<number>;
  readonly messages: ReadonlySet<number>;
  readonly account: number | null;
};

/** Everything of the above that is in the database. */
export function readStored(databaseUrl: string): Promise<Stored> {
  return connectOnce(databaseUrl, async client => {
    const marks = async (statement: string) =>
      new Set((await client.query<{ mark: string }>(statement)).rows.map(({ mark }) => Number(mark)));
    const { rows } = await client.query<{ n: string | null; phone: string | null }>(
      `select (select n from counts where kind = 'click' and key = $1) as n,
        (select phone from auth."user" where email = $2) as phone`,
      [clickedKey, writerOfAccount],
    );
    const markIn = (column: string) => `substring(${column} from 'marked-([0-9]+)@') as mark`;
    return {
      clicks: Number(rows[0]?.n ?? 0),
      subscriptions: await marks(`select ${markIn('email')} from subscribers where email like 'marked-%'`),
      mails: await marks(`select ${markIn('"to"')} from mails where "to" like 'marked-%'`),
      messages: await marks(`select ${markIn('email')} from messages where email like 'marked-%'`),
      account: rows[0]?.phone ? Number(rows[0].phone.slice('+251 9'.length)) : null,
    };
  });
}
