import { waitForEvenStep } from '#platform/derived-keys.ts';
import { logRefusal } from '#platform/operations/visit-watch.ts';

/** Passes the response through and logs it if it refuses access. */
export function withRefusalsLogged<Rest extends readonly unknown[]>(
  answer: (request: Request, ...rest: Rest) => Promise<Response>,
): (request: Request, ...rest: Rest) => Promise<Response> {
  return async (request, ...rest) => {
    const response = await answer(request, ...rest);
    const [, , of = ''] = new URL(request.url).pathname.split('/');
    logRefusal(response.status, { server: 'admin', method: request.method, of });
    return response;
  };
}

/** Longer than a new password is queued, or a password is checked, on a machine that is not busy. */
const STEP_MS = 500;
const telling = /\/api\/staff\/(login|forgot-password|second-step\/finish)\/?$/;

/**
 * Answers about staff accounts that refuse, or tell nothing, leave at even steps of time: what differs between an address
 * that is known and one that is not is far below a step.
 */
export function inEvenTime<Rest extends readonly unknown[]>(
  answer: (request: Request, ...rest: Rest) => Promise<Response>,
): (request: Request, ...rest: Rest) => Promise<Response> {
  return async (request, ...rest) => {
    if (!telling.test(new URL(request.url).pathname)) return answer(request, ...rest);
    const since = performance.now();
    const response = await answer(request, ...rest);
    const isSignedIn = response.ok && response.headers.has('set-cookie');
    if (!isSignedIn) await waitForEvenStep(since, STEP_MS);
    return response;
  };
}
