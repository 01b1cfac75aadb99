import type { PayloadRequest, TextField } from 'payload';
import { sayTo } from '#cms/language/amharic.ts';
import { isHttpsLink, isSafeLink, isSitePath, wholeAddress } from '#core/links.ts';
import { message } from '#core/message.ts';

/** Where a CMS link may lead: to this site, to another site, or either. */
export type LinkTarget = 'site' | 'elsewhere' | 'either';

const sentences: Record<LinkTarget, string> = {
  site: 'Write the part of the address after the site’s name, beginning with /, such as /news.',
  elsewhere: 'Write the full address, beginning with https://.',
  either: 'Write a page on this site, such as /news, or a full address beginning with https://.',
};

/** What is wrong with a link, in one sentence, or null. An empty link is allowed, and so is one without `https://`. */
export function linkProblem(value: unknown, target: LinkTarget): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = target === 'site' ? String(value) : wholeAddress(String(value));
  const fits = (target !== 'elsewhere' && isSitePath(text)) || (target !== 'site' && isHttpsLink(text));
  return fits ? null : sentences[target];
}

type Link = {
  name: string;
  label: string;
  leads: LinkTarget;
  description?: string;
  required?: boolean;
  defaultValue?: string;
};

/**
 * A link to a page of this site or to another site. `https://` is added where it is missing; anything but https or one of
 * our paths is refused.
 */
export function linkField({
  name,
  label,
  leads,
  description,
  required = false,
  defaultValue,
}: Link): TextField {
  return {
    type: 'text',
    name,
    label,
    required,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    // Values can bypass the form (an import, a manual change), so links that run code are never returned.
    hooks: {
      ...(leads !== 'site' && {
        beforeValidate: [({ value }) => (typeof value === 'string' ? wholeAddress(value) : value)],
      }),
      afterRead: [({ value }) => (typeof value === 'string' && !isSafeLink(value) ? '' : value)],
    },
    validate: (value: unknown, { req }: { req: PayloadRequest }) => {
      if (required && !value) return sayTo(req)('Please fill in "{label}".', { label: message(label) });
      return linkProblem(value, leads) ?? true;
    },
    ...(description ? { admin: { description } } : {}),
  };
}
