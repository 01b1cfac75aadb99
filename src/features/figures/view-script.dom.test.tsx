import { afterEach, expect, it, vi } from 'vitest';
import { viewRequest } from './count-view.action.ts';
import { viewScript } from './view-script.ts';

type Signals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

let isHidden = false;
let reachEnd: () => void;

/** Runs the script of a page; returns what the browser sends from then on. */
function openPage(address: string, signals: Signals = {}): [string, object][] {
  const sent: [string, object][] = [];
  isHidden = false;
  document.body.innerHTML = '<main></main><footer></footer>';
  window.history.replaceState(null, '', address);
  Object.defineProperty(document, 'hidden', { get: () => isHidden, configurable: true });
  Object.defineProperty(document, 'referrer', {
    get: () => 'https://news.example.org/a-secret?who=abeba',
    configurable: true,
  });
  vi.stubGlobal('navigator', {
    doNotTrack: null,
    ...signals,
    sendBeacon: (to: string, body: URLSearchParams) =>
      sent.push([to, viewRequest.parse(Object.fromEntries(body))]),
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => notify([{ isIntersecting: true }]);
      }
      observe = () => undefined;
    },
  );
  // biome-ignore lint/security/noGlobalEval: the browser is given this text, so the test gives it to one
  globalThis.eval(viewScript.text);
  return sent;
}

function setHidden(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a page is sent once, when it is hidden, with path, campaign and host, and nothing of the query', () => {
  const sent = openPage('/am/news?utm_campaign=spring&email=abeba@example.org');
  setHidden(false);
  expect(sent).toEqual([]);
  reachEnd();
  setHidden(true);
  setHidden(true);
  expect(sent).toEqual([
    [
      '/api/view',
      { p: '/am/news', s: expect.any(Number), e: true, a: false, g: '', r: 'news.example.org', c: 'spring' },
    ],
  ]);
});

it('a goal that is reached later is sent without counting the page again', () => {
  const sent = openPage('/contact');
  setHidden(true);
  setHidden(false);
  document.querySelector('main')?.setAttribute('data-goal', 'joined');
  setHidden(true);
  setHidden(true);
  expect(sent.map(([, view]) => view)).toMatchObject([
    { a: false, g: '', e: false },
    { a: true, g: 'joined' },
  ]);
});

it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'nothing is sent for a visitor who asks not to be tracked: %o',
  signals => {
    const sent = openPage('/news', signals);
    setHidden(true);
    expect(sent).toEqual([]);
  },
);
