import type { Locale } from '#core/locale.ts';
import type { MailEdition } from './mail-state.rules.ts';
import { fillHtml, fillText } from './placeholders.rules.ts';

/** Which body is asked for; one body serves all readers of one issue, language and edition. */
export type BodyOf = { kind: string; bulkOf: string | null; locale: Locale; edition: MailEdition | null };
export type MailBody = { subject?: string; html: string; text: string };
/** Writes a body, in which `{{name}}` stands for what differs from reader to reader; null when there is none any more. */
export type BodyWriter = (of: BodyOf) => Promise<MailBody | null>;
/** Who writes the mails of a kind. The worker is given them at its start (worker.ts). */
export type BodyWriters = Readonly<Record<string, BodyWriter>>;

const KEPT_MS = 5 * 60_000;
const MOST_KEPT = 50;

/** Writes bodies, each once in five minutes however many readers it has. */
export function keepBodies(writers: BodyWriters, now = () => performance.now()) {
  const kept = new Map<string, { body: Promise<MailBody | null>; until: number }>();

  function bodyOf(of: BodyOf): Promise<MailBody | null> {
    const key = JSON.stringify([of.kind, of.bulkOf, of.locale, of.edition]);
    const known = kept.get(key);
    if (known && known.until > now()) return known.body;
    const body = writers[of.kind]?.(of) ?? Promise.resolve(null);
    body.catch(() => kept.delete(key));
    kept.delete(key);
    kept.set(key, { body, until: now() + KEPT_MS });
    const oldest = kept.keys().next().value;
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return body;
  }

  return {
    /** The body for one reader, with their values in its places. */
    async write(of: BodyOf, values: Readonly<Record<string, string>>): Promise<MailBody | null> {
      const body = await bodyOf(of);
      if (!body) return null;
      return {
        ...(body.subject !== undefined && { subject: fillText(body.subject, values) }),
        html: fillHtml(body.html, values),
        text: fillText(body.text, values),
      };
    },
  };
}

export type KeptBodies = ReturnType<typeof keepBodies>;
