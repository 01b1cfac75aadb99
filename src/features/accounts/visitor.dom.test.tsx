import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Visitor } from './signed-in-user.rules.ts';
import { showOwnLinks } from './visitor.browser.ts';
import { $visitor, loadVisitor } from './visitor.store.ts';

const abeba: Visitor = {
  signedIn: true,
  firstName: 'Abeba',
  email: 'abeba@adey.test',
  phone: '',
  memberSince: 2024,
  imageUrl: null,
};

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the simulated browser has no other way
  document.cookie = cookie;
}

beforeEach(() => {
  setCookie('adey-visitor=; max-age=0');
  $visitor.set(null);
});

const answering = (answer: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);

describe('the visitor', () => {
  it('the visitor is signed out without the hint cookie, and no request is sent', async () => {
    const requests = answering(async () => Response.json(abeba));
    await loadVisitor();
    expect($visitor.get()).toEqual({ signedIn: false });
    expect(requests).not.toHaveBeenCalled();
  });

  it('the visitor is requested once where the hint cookie is set', async () => {
    const requests = answering(async () => Response.json(abeba));
    setCookie('adey-visitor=1');
    await loadVisitor();
    expect($visitor.get()).toEqual(abeba);
    expect(requests).toHaveBeenCalledExactlyOnceWith('/api/visitor');
  });

  it('the visitor is signed out when the response is missing or invalid', async () => {
    setCookie('adey-visitor=1');
    for (const answer of [
      () => Promise.reject(new Error('offline')),
      async () => new Response(null, { status: 503 }),
      async () => new Response('<html>'),
    ]) {
      answering(answer);
      await loadVisitor();
      expect($visitor.get()).toEqual({ signedIn: false });
    }
  });

  it('the link to sign in is shown to visitors, and the account link to signed-in users', async () => {
    document.body.innerHTML = '<a data-signed-in hidden>Account</a><a data-signed-out>Sign in</a>';
    const shown = () =>
      [...document.querySelectorAll('a')].filter(({ hidden }) => !hidden).map(a => a.textContent);
    showOwnLinks();
    expect(shown()).toEqual(['Sign in']);
    $visitor.set(abeba);
    expect(shown()).toEqual(['Account']);
  });
});
