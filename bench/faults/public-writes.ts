import { connectOnce } from '#platform/database/connect-once.ts';

/** The writes of visitors; each has a mark that identifies it later. */
export const writeKinds = ['click', 'subscription', 'message', 'account'] as const;
export type WriteKind = (typeof writeKinds)[number];
export type Write = { readonly kind: WriteKind; readonly mark: number };

export const writeSettings = {
  TRUSTED_PROXIES: '1',
  PAYLOAD_SECRET: 'one secret for every process of this measurement',
};

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const clickedKey = 'donate';
/** The supporter whose account the writes change; they sign in first (sign-in-by-mail.ts). */
export const accountEmail = 'marta@supporters.test';
const phonePrefix = '+251 9';

function makeRequest(
  { kind, mark }: Write,
  filler: string,
): { path: string; body: string | URLSearchParams } {
  const person = { name: 'Marta', email: `marked-${mark}@example.org` };
  if (kind === 'click') return { path: '/api/addClick', body: JSON.stringify({ key: clickedKey }) };
  if (kind === 'subscription') return { path: '/api/addSubscriber', body: JSON.stringify(person) };
  if (kind === 'message') {
    const body = JSON.stringify({ ...person, message: `Written ${mark}. ${filler}` });
    return { path: '/api/contact', body };
  }
  const phone = phonePrefix + String(mark).padStart(8, '0');
  return { path: '/auth/in/user/profile', body: new URLSearchParams({ firstName: 'Marta', phone }) };
}

export type WriteResult = {
  /** 0: no response. */
  readonly status: number;
  readonly isAcknowledged: boolean;
  readonly ms: number;
  readonly text: string;
  readonly retryAfter: string | null;
};

/** Sends one write, each from its own network. */
export async function sendWrite(
  { siteUrl, cookie, filler = '' }: { siteUrl: string; cookie: string; filler?: string },
  write: Write,
): Promise<WriteResult> {
  const { path, body } = makeRequest(write, filler);
  const since = performance.now();
  try {
    const answer = await fetch(siteUrl + path, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: {
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        'user-agent': browser,
        'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`,
        origin: siteUrl,
        cookie,
      },
    });
    const text = await answer.text();
    const isAcknowledged =
      write.kind === 'account'
        ? answer.headers.get('location')?.endsWith('profile-saved') === true
        : answer.status === 200;
    const retryAfter = answer.headers.get('retry-after');
    return { status: answer.status, isAcknowledged, ms: performance.now() - since, text, retryAfter };
  } catch {
    return { status: 0, isAcknowledged: false, ms: performance.now() - since, text: '', retryAfter: null };
  }
}

export type Stored = {
  readonly clicks: number;
  readonly subscriptions: ReadonlySet<number>;
  /** Subscriptions whose mail is in the outbox. */
  readonly mails: ReadonlySet<number>;
  readonly messages: ReadonlySet<number>;
  readonly account: number | null;
};

/** Which of these writes are in the database. */
export function readStored(databaseUrl: string): Promise<Stored> {
  return connectOnce(databaseUrl, async client => {
    const marks = async (table: string, column: string) => {
      const { rows } = await client.query<{ mark: string }>(
        `select substring(${column} from 'marked-([0-9]+)@') as mark from ${table} where ${column} like 'marked-%'`,
      );
      return new Set(rows.map(({ mark }) => Number(mark)));
    };
    const { rows } = await client.query<{ n: string | null; phone: string | null }>(
      `select (select n from counts where kind = 'click' and key = $1) as n,
        (select phone from auth."user" where email = $2) as phone`,
      [clickedKey, accountEmail],
    );
    return {
      clicks: Number(rows[0]?.n ?? 0),
      subscriptions: await marks('subscribers', 'email'),
      mails: await marks('mails', '"to"'),
      messages: await marks('messages', 'email'),
      account: rows[0]?.phone ? Number(rows[0].phone.slice(phonePrefix.length)) : null,
    };
  });
}
