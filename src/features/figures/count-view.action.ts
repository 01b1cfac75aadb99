import { createHmac, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import type { Payload } from 'payload';
import { z } from 'zod';
import { splitLocale } from '#core/locale.ts';
import { toNetwork } from '#platform/http/client-address.ts';
import { createLocalLimit } from '#platform/limits/rate-limit.ts';
import { addToQueue, type CountedView, findTodaysKey } from './count-queue.ts';
import {
  classifyDevice,
  type Goal,
  MISSING,
  marks,
  missingPath,
  tidyCampaign,
  tidyReferrer,
  unfoundWords,
} from './view.rules.ts';

const flag = z.enum(['0', '1']).transform(value => value === '1');

/** What a browser sends when a page is left. Names are short, because the script is in every page. */
export const viewRequest = z.strictObject({
  p: z
    .string()
    .max(400)
    .regex(/^\/[!-~]*$/, 'is not a path')
    .meta({ description: 'The path of the page, without query', example: '/news' }),
  s: z
    .string()
    .regex(/^\d{1,9}$/, 'is not a number of seconds')
    .transform(seconds => Math.min(Number(seconds), 86_400))
    .meta({ description: 'For how many seconds it was there', example: '42' }),
  e: flag.meta({ description: '1 when its end was seen', example: '1' }),
  a: flag.meta({ description: '1 when this page has been counted and a goal is new', example: '0' }),
  g: z
    .enum(['', ...marks])
    .meta({ description: 'What was reached on it; missing where it is not there', example: 'joined' }),
  r: z.string().max(260).meta({ description: 'The host that led here', example: 'news.example.org' }),
  c: z
    .string()
    .max(260)
    .meta({ description: 'The campaign that led here (utm_campaign)', example: 'spring' }),
});

export type SentView = z.output<typeof viewRequest>;

/** The sender of a view. Address and browser are only used in a keyed digest. */
export type Sender = {
  readonly clientAddress: string;
  readonly headers: Headers;
  /** The host of this site, which does not count as a referrer. */
  readonly ownHost: string;
  /** The country given by a CDN, if staff want it counted; null by default. */
  readonly country: string | null;
  readonly now: Date;
};

/** Nobody reads more pages a minute; enough for a school behind one address. */
const perMinute = createLocalLimit({ limit: 240, windowMs: 60_000 });
const leastSecondsToRead = 10;
const digestBytes = 16;

/** Whether the sender asked not to be counted, or is a program. */
function isLeftOut(headers: Headers): boolean {
  const userAgent = headers.get('user-agent');
  return headers.get('dnt') === '1' || headers.get('sec-gpc') === '1' || !userAgent || isbot(userAgent);
}

/**
 * Counts a view that a browser reported. `isPage` tells whether a path without language is a public page: only those are
 * counted as pages, so that personal addresses are never stored. Callers do not wait for it.
 */
export async function countView(
  payload: Payload,
  view: SentView,
  sender: Sender,
  isPage: (path: string) => Promise<boolean>,
): Promise<void> {
  if (isLeftOut(sender.headers) || !perMinute.allows(toNetwork(sender.clientAddress))) return;
  const address = readAddress(view.p);
  if (address === null) return;
  const { locale, path } = address;
  const page = (await isPage(path)) ? path : null;
  if (page === null && view.g === MISSING) {
    const missing = missingPath(path);
    if (missing !== null) await addToQueue(payload, sender.now, { lost: { kind: 'missing', name: missing } });
    return;
  }
  const goal = decideGoal(view, page);
  if (page === null && goal === null) return;
  const key = await findTodaysKey(payload, sender.now, randomBytes(32));
  if (key === null) return;
  await addToQueue(payload, sender.now, {
    view: {
      ...toCountedView(view, sender),
      who: hashVisitor(key, sender),
      page,
      goal,
      language: locale,
    },
  });
}

/** Counts the words of a search without results, unless they could be personal. Callers do not wait for it. */
export async function countUnfound(
  payload: Payload,
  typed: string,
  { clientAddress, headers, now }: Pick<Sender, 'clientAddress' | 'headers' | 'now'>,
): Promise<void> {
  const words = unfoundWords(typed);
  if (words === null || isLeftOut(headers) || !perMinute.allows(`words ${toNetwork(clientAddress)}`)) return;
  await addToQueue(payload, now, { lost: { kind: 'word', name: words } });
}

function toCountedView(view: SentView, { headers, ownHost, country }: Sender) {
  return {
    seconds: view.s,
    ended: view.e,
    again: view.a,
    referrer: tidyReferrer(view.r, ownHost),
    campaign: tidyCampaign(view.c),
    device: classifyDevice(headers.get('user-agent') ?? ''),
    country: country && /^[A-Z]{2}$/.test(country) ? country : null,
  } satisfies Partial<CountedView>;
}

/** Reading to the end counts as a goal on pages with an article, not on lists. */
function decideGoal({ g, e, s }: SentView, page: string | null): Goal | null {
  if (g !== '' && g !== MISSING) return g;
  const isLong = page !== null && /^\/(news|events|projects|newsletter|partnership)\/./.test(page);
  return isLong && e && s >= leastSecondsToRead ? 'read' : null;
}

function hashVisitor(key: Buffer, { clientAddress, headers }: Sender): string {
  const who = [clientAddress, headers.get('user-agent') ?? '', headers.get('accept-language') ?? ''].join(
    '\n',
  );
  return createHmac('sha256', key)
    .update(who)
    .digest('hex')
    .slice(0, digestBytes * 2);
}

function readAddress(sent: string) {
  try {
    const { locale, path } = splitLocale(decodeURIComponent(sent).normalize('NFC'));
    return { locale, path: path.replace(/(?<=.)\/+$/, '') };
  } catch {
    return null; // Not a valid encoding, so not one of our addresses.
  }
}
