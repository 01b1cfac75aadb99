import type { Locale } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { passkeyHost } from '#platform/passkeys/passkey.rules.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { findLink, followLink, requestLink } from './mail-link.action.ts';
import { listProviders, prepareAccounts } from './open-accounts.ts';
import { signInByPasskey } from './passkey/passkey.action.ts';
import { listPasskeys } from './passkey/passkey-store.ts';
import { logSignIn } from './session-cookies.ts';
import { beginSignIn, type StartedSignIn } from './sign-in.action.ts';
import { isOwnDoing, noticeIn, type SignInNotice } from './sign-in.rules.ts';
import { readAccountLanguage, readSession, type Supporter } from './signed-in-user.queries.ts';

/** Result of opening a sign-in page: already signed in, redirect to the service, or the form. */
export type SignInVisit =
  | { readonly kind: 'signed-in'; readonly language: Locale; readonly cookies: readonly string[] }
  | {
      readonly kind: 'second-step';
      readonly status: number;
      /** Whether the account has a passkey to use, or still has to add its first. */
      readonly hasPasskey: boolean;
      readonly notice: SignInNotice | null;
      readonly cookies: readonly string[];
    }
  | { readonly kind: 'onward'; readonly started: StartedSignIn; readonly cookies: readonly string[] }
  | { readonly kind: 'mailed'; readonly email: string; readonly cookies: readonly string[] }
  | {
      readonly kind: 'form';
      readonly status: number;
      readonly notice: SignInNotice | null;
      /** The invalid address that was typed. */
      readonly wrongEmail?: string;
      readonly cookies: readonly string[];
    };

type Visiting = {
  request: Request;
  network: string;
  locale: Locale;
  act: 'signIn' | 'signUp';
  now: Date;
  /** The charity's name, for the mail. */
  organisation: string;
};

/** Whether the page says that an attempt was refused. A site without any method refuses nothing. */
export const isRefused = (visit: SignInVisit): boolean =>
  'notice' in visit && visit.notice !== null && visit.notice !== 'unavailable' && !isOwnDoing(visit.notice);

type SignInResult = {
  kind: SignInVisit['kind'];
  status: number;
  notice: SignInNotice | null;
  wrongEmail?: string;
  email?: string;
};

/** What a posted form led to, as it is stored to show it again: never a passkey, a cookie or an address to go on to. */
export function toSignInResult(visit: SignInVisit): SignInResult {
  const { kind } = visit;
  if (kind === 'mailed') return { kind, status: 200, notice: null, email: visit.email };
  if (kind !== 'form' && kind !== 'second-step') return { kind, status: 200, notice: null };
  const { status, notice } = visit;
  return { kind, status, notice, ...('wrongEmail' in visit && { wrongEmail: visit.wrongEmail }) };
}

/** A visit of the page with what a form posted before led to, as far as the visit still has that form. */
export function withResult(visit: SignInVisit, result: SignInResult | null): SignInVisit {
  const { cookies } = visit;
  if (!result || (visit.kind !== 'form' && visit.kind !== 'second-step')) return visit;
  const { kind, status, notice, wrongEmail, email } = result;
  if (kind === 'mailed' && email !== undefined) return { kind, email, cookies };
  if (kind === 'second-step') return visit.kind === kind ? { ...visit, status, notice } : visit;
  return kind === 'form' ? { kind, status, notice, cookies, ...(wrongEmail && { wrongEmail }) } : visit;
}

const statusByProblem = { unavailable: 503, away: 503, failed: 502, 'too-often': 429 } as const;

/** The available sign-in methods; a site without any has no accounts. */
export function signInMethods() {
  const byPasskey = passkeyHost(env.SITE_URL) !== null;
  return { providers: listProviders(), byMail: env.SIGN_IN_BY_MAIL === 'on', byPasskey };
}

/** Handles a visit of the sign-in or sign-up page. */
export async function visitSignIn(visiting: Visiting): Promise<SignInVisit> {
  const { request } = visiting;
  const { providers, byMail } = signInMethods();
  // Without any method the page shows that sign-in is unavailable; nothing has failed.
  if (providers.length === 0 && !byMail)
    return { kind: 'form', status: 200, notice: 'unavailable', cookies: [] };
  const { supporter, waiting, cookies } = await readSession(request.headers);
  if (supporter) return { kind: 'signed-in', language: supporter.language ?? visiting.locale, cookies };
  const fields = request.method === 'POST' ? ((await readFormFields(request)) ?? {}) : null;
  if (waiting && fields?.email === undefined && fields?.provider === undefined)
    return secondStep(visiting, waiting, fields?.passkey, cookies);
  if (!fields) {
    prepareAccounts();
    return { kind: 'form', status: 200, notice: noticeIn(new URL(request.url).searchParams), cookies };
  }
  const { provider = '', email, passkey } = fields;
  if (passkey !== undefined) return passkeyAnswer(visiting, passkey, cookies);
  return byMail && email !== undefined
    ? mailLink(visiting, email, cookies)
    : redirectToProvider(visiting, provider, cookies);
}

/** The second step: after a mailed link or identity service, the visitor uses a passkey or adds the first one. */
async function secondStep(
  visiting: Visiting,
  waiting: Supporter,
  passkey: string | undefined,
  cookies: readonly string[],
): Promise<SignInVisit> {
  const used = passkey === undefined ? null : await passkeyAnswer(visiting, passkey, cookies);
  if (used?.kind === 'signed-in') return used;
  const hasPasskey = (await listPasskeys({ payload: await openCms() }, waiting.id)).length > 0;
  const notice = used ? 'passkey' : noticeIn(new URL(visiting.request.url).searchParams);
  return { kind: 'second-step', status: used ? 422 : 200, hasPasskey, notice, cookies };
}

async function mailLink(
  { network, locale, now, organisation }: Visiting,
  email: string,
  cookies: readonly string[],
): Promise<SignInVisit> {
  const requested = await requestLink(await openCms(), { email, locale, network, organisation, now });
  if (requested.ok) return { kind: 'mailed', email: requested.value, cookies };
  if (requested.problem === 'invalid-email')
    return { kind: 'form', status: 422, notice: null, wrongEmail: email, cookies };
  return { kind: 'form', status: 429, notice: 'too-often', cookies };
}

async function passkeyAnswer(
  { request: { headers }, now, locale }: Visiting,
  credential: string,
  cookies: readonly string[],
): Promise<SignInVisit> {
  const started = await signInByPasskey(await openCms(), credential, { headers, now });
  logSignIn('passkey', started);
  if (!started) return { kind: 'form', status: 422, notice: 'passkey', cookies };
  return { kind: 'signed-in', language: (await readAccountLanguage(started)) ?? locale, cookies: started };
}

async function redirectToProvider(
  { request, network, locale, act }: Visiting,
  providerId: string,
  cookies: readonly string[],
): Promise<SignInVisit> {
  const started = await beginSignIn({
    providerId,
    locale,
    asNew: act === 'signUp',
    headers: request.headers,
    network,
  });
  return started.ok
    ? { kind: 'onward', started: started.value, cookies: started.value.cookies }
    : { kind: 'form', status: statusByProblem[started.problem], notice: started.problem, cookies };
}

/** Result of opening a mailed link: the button, a signed-in user, or an invalid link. */
type MailLinkVisit =
  | { readonly kind: 'signed-in'; readonly language: Locale; readonly cookies: readonly string[] }
  | { readonly kind: 'ready'; readonly email: string; readonly key: string }
  | { readonly kind: 'over' };

/** Handles a visit of a mailed link. Only a submitted form changes anything. */
export async function visitMailLink(
  request: Request,
  { now, locale }: Pick<RenderContext, 'now' | 'locale'>,
): Promise<MailLinkVisit> {
  const payload = await openCms();
  if (request.method === 'POST') {
    const key = (await readFormFields(request))?.key ?? '';
    const cookies = await followLink(payload, key, { headers: request.headers, now, locale });
    logSignIn('mail', cookies);
    if (!cookies) return { kind: 'over' };
    return { kind: 'signed-in', language: (await readAccountLanguage(cookies)) ?? locale, cookies };
  }
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const email = await findLink({ payload }, key, now);
  return email === null ? { kind: 'over' } : { kind: 'ready', email, key };
}
