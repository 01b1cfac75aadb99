import type { TextField } from 'payload';
import { type LinkTarget, linkProblem } from '#cms/fields/link.rules.ts';
import { isHarmlessLink, wholeAddress } from '#core/links.ts';

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
    // For values that bypassed the form (an import, a manual change): never output a link that would run something.
    hooks: {
      ...(leads !== 'site' && {
        beforeValidate: [({ value }) => (typeof value === 'string' ? wholeAddress(value) : value)],
      }),
      afterRead: [({ value }) => (typeof value === 'string' && !isHarmlessLink(value) ? '' : value)],
    },
    validate: (value: unknown) => {
      if (required && !value) return `Please fill in "${label}".`;
      return linkProblem(value, leads) ?? true;
    },
    ...(description ? { admin: { description } } : {}),
  };
}
