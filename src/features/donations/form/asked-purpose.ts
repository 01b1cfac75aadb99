import type { DonationErrors, DonationOffer, DonationValues } from './donation-form.schema.ts';

/** What the form holds for an address, and the query of that address in another language. */
export type AskedPurpose = { values: DonationValues; errors: DonationErrors; query: string };

const kinds = ['campaign', 'project'] as const;

/** The campaign or project an address asks for. If it has ended, the page says so and preselects nothing else. */
export function readAskedPurpose(asked: URLSearchParams, offered: DonationOffer['purposes']): AskedPurpose {
  const kind = kinds.find(name => asked.has(name));
  if (kind === undefined) return { values: {}, errors: {}, query: '' };
  const number = asked.get(kind) ?? '';
  const purpose = `${kind}-${number}`;
  const isThere = offered.some(({ value }) => value === purpose);
  return {
    values: { purpose },
    errors: isThere ? {} : { purpose: 'noSuchPurpose' },
    query: `?${new URLSearchParams({ [kind]: number })}`,
  };
}
