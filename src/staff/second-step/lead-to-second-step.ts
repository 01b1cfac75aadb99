import { headers as requestHeaders } from 'next/headers';
import { redirect } from 'next/navigation';
import { awaitsSecondStep } from '#cms/access/roles.ts';
import { findPendingSignIn } from '#cms/accounts/second-step/challenge.ts';
import { openCms } from '#platform/payload.ts';

type Asked = { segments: readonly string[] | undefined; searchParams: Record<string, string | string[]> };

/**
 * Redirects to the second step. Payload sends people who may not use the admin to its login screen or to "unauthorized":
 * from the first, those with a correct password go on to the second step; from the second, those who still need a second
 * step go to the page that adds one.
 */
export async function leadToSecondStep({ segments, searchParams }: Asked): Promise<void> {
  const screen = segments?.join('/');
  if (screen !== 'unauthorized' && (screen !== 'login' || 'again' in searchParams)) return;
  const [payload, headers] = [await openCms(), await requestHeaders()];
  const isDue =
    screen === 'login'
      ? (await findPendingSignIn({ payload }, headers)) !== null
      : awaitsSecondStep((await payload.auth({ headers, canSetHeaders: false })).user);
  if (!isDue) return;
  const { redirect: next } = searchParams;
  const query = typeof next === 'string' ? `?redirect=${encodeURIComponent(next)}` : '';
  redirect(`${payload.config.routes.admin}/second-step${query}`);
}
