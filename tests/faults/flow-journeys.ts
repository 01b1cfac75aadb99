import type { Fault } from './fault.ts';

const caughtBy = (file: string, title: string) =>
  ({ kind: 'journey', file: `tests/journeys/${file}.spec.ts`, title }) as const;

/** Mistakes in flows of visitors and readers that no requirement names. */
export const flowJourneys: Fault[] = [
  {
    id: 'newsletter-mailed-button-without-effect',
    area: 'features/newsletter',
    file: 'src/features/newsletter/preferences/unsubscribe-by-mail.endpoint.ts',
    find: "const id = readReader('leave',",
    replace: "const id = readReader('preferences',",
    what: 'Whoever presses "Unsubscribe" in a mail program goes on getting letters, and marks them as spam.',
    caughtBy: caughtBy('preferences', 'a mail program unsubscribes with one post'),
  },
  {
    id: 'newsletter-form-without-its-proof',
    area: 'features/newsletter',
    file: 'src/features/newsletter/send-subscription.ts',
    find: 'JSON.stringify({ ...Object.fromEntries(fields), proof })',
    replace: 'JSON.stringify(Object.fromEntries(fields))',
    what: 'Of several people behind one connection only the first few can join.',
    caughtBy: caughtBy(
      'subscribe-proof',
      'a form sends a proof of work, computed by our script when the form is first used; requests without one are accepted, less often',
    ),
    onlyInFull: true,
  },
  {
    id: 'lite-choice-not-for-whole-site',
    area: 'site/frame',
    file: 'src/site/pages/send/lite.ts',
    find: '=${chosen}; Path=/; Max-Age',
    replace: '=${chosen}; Max-Age',
    what: 'Whoever asks for pages that use less data goes on getting whole ones.',
    caughtBy: caughtBy('lite', 'leads to lite pages and back, and is remembered'),
  },
  {
    id: 'offline-page-always-english',
    area: 'site/offline',
    file: 'src/site/offline/worker/plugins.browser.ts',
    find: 'await offlinePageOf(splitLocale(new URL(request.url).pathname).locale)',
    replace: "await offlinePageOf('en')",
    what: 'Without a connection an Amharic reader gets an error of the browser, or our words in English.',
    caughtBy: caughtBy('offline', 'a visited page can be read offline, and says when it was stored'),
  },
  {
    id: 'calendar-words-not-escaped',
    area: 'core',
    file: 'src/core/calendar-file.ts',
    find: '${words.lang ?? locale}:${escapeText(words.text)}',
    replace: '${words.lang ?? locale}:${words.text}',
    what: 'A line break in the words about an event adds entries and alarms to the calendars of everybody.',
    caughtBy: caughtBy('hostile-words', 'a calendar has no line made from text'),
  },
  {
    id: 'ui-long-words-widen-the-page',
    area: 'ui/tokens',
    file: 'src/ui/tokens/base.css',
    find: 'overflow-wrap: anywhere;',
    replace: 'overflow-wrap: break-word;',
    what: 'A long word in a heading makes the page wider than a phone.',
    caughtBy: caughtBy('bar-room', 'a word of 68 letters in every heading of a page'),
  },
  {
    id: 'limits-each-process-for-itself',
    area: 'platform/limits',
    file: 'src/platform/limits/rate-limit.ts',
    find: 'const first = await shared.consume(key).catch(orThrow);',
    replace: 'const first = await local.consume(key).catch(orThrow);',
    what: 'With three processes everybody may try three times as often as the limit says.',
    caughtBy: caughtBy(
      'several-processes',
      'a limit counts across all sites, and a supporter is signed in and out on all of them',
    ),
  },
  {
    id: 'preview-beside-form-cannot-be-framed',
    area: 'site/layouts',
    file: 'src/site/pages/preview.ts',
    find: "isLive ? 'live' : '1'",
    replace: "'1'",
    what: 'Beside its form staff see an empty frame, because the page refuses to be framed.',
    caughtBy: caughtBy('live-preview', 'the frame shows a draft to signed-in staff alone'),
  },
];
