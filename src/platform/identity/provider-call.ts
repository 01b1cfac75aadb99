/** Said no, or something that makes no sense: asking again would not help. */
export class ProviderRefusalError extends Error {
  override name = 'ProviderRefusalError';
}

/** Did not answer in time, or with a fault of its own: asking again later may help. */
export class ProviderAwayError extends Error {
  override name = 'ProviderAwayError';
}

/** How one answer is waited for; `signal` ends all calls of one sign-in together. */
export type ProviderCall = { headers?: Record<string, string>; body?: URLSearchParams; signal: AbortSignal };

/**
 * Asks a provider of identities for JSON. No redirect is followed, because what is sent along is secret.
 * @throws ProviderAwayError, or ProviderRefusalError when the answer is a refusal or no JSON.
 */
export async function callProvider(address: string, call: ProviderCall): Promise<unknown> {
  const path = new URL(address).pathname;
  const { status, text } = await exchange(address, call);
  if (status >= 500 || status === 429) throw new ProviderAwayError(`${path} answered ${status}`);
  if (status < 200 || status > 299) throw new ProviderRefusalError(`${path} answered ${status}`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderRefusalError(`${path} answered no JSON`, { cause });
  }
}

async function exchange(address: string, { headers, body, signal }: ProviderCall) {
  try {
    const answer = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...headers },
      ...(body && { body }),
      redirect: 'manual',
      signal,
    });
    return { status: answer.status, text: await answer.text() };
  } catch (cause) {
    throw new ProviderAwayError(`No answer from ${new URL(address).host}`, { cause });
  }
}
