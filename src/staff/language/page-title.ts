import type { Metadata } from 'next';
import type { SanitizedConfig } from 'payload';
import type { Say } from '#core/message.ts';

/** The title of an admin page in the reader's language: Payload translates those of its own pages, but not of ours. */
export function titleOf({ title }: Metadata, { admin }: SanitizedConfig, say: Say): Metadata['title'] {
  const suffix = admin.meta.titleSuffix ?? '';
  return typeof title === 'string' && title.endsWith(suffix)
    ? `${say(title.slice(0, title.length - suffix.length).trim())}${suffix}`
    : title;
}
