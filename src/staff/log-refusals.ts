import { logRefusal } from '#platform/operations/log-requests.ts';

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
