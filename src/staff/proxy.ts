import { type NextRequest, NextResponse } from 'next/server';
import { hasAccounts } from '#cms/accounts/setup-code.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { env } from '#platform/env.ts';
import { refuseAction } from './request-limits/limit-requests.ts';

declare const DEVELOPING: boolean;

/**
 * `default` and `pasted` are ours (instrumentation-client.ts, rich-text/pasting.tsx); the editor creates `lexical` again with
 * each paste.
 */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  "trusted-types default pasted lexical 'allow-duplicates'",
];

/**
 * Only scripts with the response's nonce may run, and nothing is loaded from other sites. Styles stay open, because the
 * admin sets style attributes. Next's hot reload needs eval and creates markup from strings.
 */
function policyFor(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${DEVELOPING ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // The page beside a form; an issue beside its form is our own.
    `frame-src 'self' ${new URL(env.SITE_URL).origin}`,
    "frame-ancestors 'none'",
    ...(DEVELOPING ? [] : trustedTypes),
  ].join('; ');
}

export async function proxy(request: NextRequest): Promise<Response> {
  const refused = await refuseAction(request, () => hasAccounts(databaseUrl()));
  if (refused) return refused;
  if (!/^\/admin(?:\/|$)/.test(request.nextUrl.pathname)) return NextResponse.next();
  const policy = policyFor(crypto.randomUUID().replaceAll('-', ''));
  const headers = new Headers(request.headers);
  // Next reads the nonce for its own scripts from this header.
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/** Pages only: in front of the API a proxy would buffer uploads a second time and cut them at 10 MB. */
export const config = { matcher: ['/((?!api/|_next/).*)'] };
