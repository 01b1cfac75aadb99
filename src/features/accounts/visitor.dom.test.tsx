import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $visitor, recogniseVisitor, showVisitor } from './visitor.browser.ts';
import type { Visitor } from './visitor.rules.ts';

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
  it('is nobody without the hint cookie, and no request is sent', async () => {
    const requests = answering(async () => Response.json(abeba));
    await recogniseVisitor();
    expect($visitor.get()).toEqual({ signedIn: false });
    expect(requests).not.toHaveBeenCalled();
  });

  it('is requested once where somebody may be signed in', async () => {
    const requests = answering(async () => Response.json(abeba));
    setCookie('adey-visitor=1');
    await recogniseVisitor();
    expect($visitor.get()).toEqual(abeba);
    expect(requests).toHaveBeenCalledExactlyOnceWith('/api/visitor');
  });

  it('is nobody when the response is missing or invalid', async () => {
    setCookie('adey-visitor=1');
    for (const answer of [
      () => Promise.reject(new Error('offline')),
      async () => new Response(null, { status: 503 }),
      async () => new Response('<html>'),
    ]) {
      answering(answer);
      await recogniseVisitor();
      expect($visitor.get()).toEqual({ signedIn: false });
    }
  });

  it('is filled into the places the server left empty', () => {
    document.body.innerHTML = `
      <a href="/auth/sign-in" data-signed-in-href="/auth/in/user/dashboard"></a>
      <div data-signed-in hidden><b data-visitor="firstName"></b>
        <p data-visitor-line hidden><i data-visitor="email"></i></p>
        <p data-visitor-line><i data-visitor="phone"></i></p>
        <u data-visitor="memberSince"></u></div>
      <div data-signed-out></div>`;
    showVisitor();
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    expect(find('[data-signed-in]')?.hidden).toBe(true);
    $visitor.set(abeba);
    expect(find('[data-signed-in]')?.hidden).toBe(false);
    expect(find('[data-signed-out]')?.hidden).toBe(true);
    expect(find('b')?.textContent).toBe('Abeba');
    expect(find('u')?.textContent).toBe('2024');
    expect([...document.querySelectorAll<HTMLElement>('[data-visitor-line]')].map(p => p.hidden)).toEqual([
      false,
      true,
    ]);
    expect(find('a')?.getAttribute('href')).toBe('/auth/in/user/dashboard');
  });
});
