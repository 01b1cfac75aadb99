import type { Metadata } from 'next';
import type { SanitizedConfig } from 'payload';
import type { Say } from '#core/message.ts';

/**
 * What an admin page says about itself in the browser: only its title, "Gifts · Adey staff". Payload translates the titles of
 * its own pages, but not of ours, and describes every page as its product.
 */
export function staffMetadata(metadata: Metadata, { admin }: SanitizedConfig, say: Say): Metadata {
  const suffix = admin.meta.titleSuffix ?? '';
  const { title } = metadata;
  const own = typeof title === 'string' && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
  return {
    ...metadata,
    // Payload writes "New - News post".
    title: typeof own === 'string' ? `${say(own.trim().replace(' - ', ' · '))}${suffix}` : title,
    description: null,
    keywords: null,
    openGraph: null,
  };
}
