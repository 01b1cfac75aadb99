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

/** Longer than it takes to queue a reset mail or check a password on an idle machine. */
const STEP_MS = 500;
const telling = /\/api\/staff\/(login|forgot-password|second-step\/finish)\/?$/;

/**
 * Sends uninformative responses about staff accounts at fixed time steps, so that timing does not reveal whether an address
 * has an account.
 */
export function withEvenTiming<Rest extends readonly unknown[]>(
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
