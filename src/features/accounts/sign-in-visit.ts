import type { Locale } from '#core/locale.ts';
import { readFormFields } from '#platform/http/form-fields.ts';
import { type Begun, beginSignIn } from './begin-sign-in.action.ts';
import { listProviders, prepareAccounts } from './open-accounts.ts';
import { noticeIn, type SignInNotice } from './sign-in-notice.rules.ts';
import { recognise } from './signed-in-user.queries.ts';

/** One visit of a sign-in screen: somebody is signed in already, goes on to the service, or sees the form. */
export type SignInVisit =
  | { readonly kind: 'signed-in'; readonly cookies: readonly string[] }
  | { readonly kind: 'onward'; readonly begun: Begun; readonly cookies: readonly string[] }
  | {
      readonly kind: 'form';
      readonly status: number;
      readonly notice: SignInNotice | null;
      readonly cookies: readonly string[];
    };

type Visiting = { request: Request; network: string; locale: Locale; act: 'signIn' | 'signUp' };

const statusOf = { unavailable: 503, away: 503, failed: 502, 'too-often': 429 } as const;

/** What a visit of the sign-in or sign-up screen comes to. */
export async function visitSignIn({ request, network, locale, act }: Visiting): Promise<SignInVisit> {
  // Without a service the screen is as it should be: it says so, and nothing has failed.
  if (listProviders().length === 0) return { kind: 'form', status: 200, notice: 'unavailable', cookies: [] };
  const { user, cookies } = await recognise(request.headers);
  if (user) return { kind: 'signed-in', cookies };
  if (request.method !== 'POST') {
    prepareAccounts();
    return { kind: 'form', status: 200, notice: noticeIn(new URL(request.url).searchParams), cookies };
  }
  const providerId = (await readFormFields(request))?.provider ?? '';
  const begun = await beginSignIn({
    providerId,
    locale,
    asNew: act === 'signUp',
    headers: request.headers,
    network,
  });
  return begun.ok
    ? { kind: 'onward', begun: begun.value, cookies: begun.value.cookies }
    : { kind: 'form', status: statusOf[begun.problem], notice: begun.problem, cookies };
}
