import type { Payload } from 'payload';
import { rolesWithDonationRight } from '#cms/access/access-for.ts';
import { type BankAccount, comparedAccount, readTwoAbove } from '#money/settings/giving-settings.schema.ts';

/** What the desk needs of the settings. */
export type DeskSettings = {
  /** Currencies that cash is taken in. Above `twoAbove`, in smallest units, two people count; 0 is always. */
  currencies: { currency: string; twoAbove: bigint }[];
  bankAccounts: BankAccount[];
};

/** Reads the settings for everybody who may open the desk, because bookkeepers have no right to the settings page. */
export async function readDeskSettings(payload: Payload): Promise<DeskSettings> {
  const { currencies, bankAccounts } = await payload.findGlobal({
    slug: 'giving',
    depth: 0,
    overrideAccess: true,
  });
  return {
    currencies: (currencies ?? []).map(({ currency, twoAbove }) => ({
      currency,
      twoAbove: readTwoAbove(twoAbove, currency),
    })),
    bankAccounts: (bankAccounts ?? []).map(({ currency, holder, account, bank, bic }) => ({
      currency,
      holder,
      account: comparedAccount(account),
      bank,
      bic: bic ?? null,
    })),
  };
}

/** The names of the staff who may handle donations, by id. */
export async function listRefundStaff(payload: Payload): Promise<Map<number, string>> {
  const { docs } = await payload.find({
    collection: 'staff',
    where: { role: { in: rolesWithDonationRight('donations desk') } },
    select: { name: true },
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}

/** The names of everything a donation can be for, by the fund that forms and books use. */
export async function listPurposeNames(payload: Payload): Promise<Map<string, string>> {
  const names = { depth: 0, limit: 500, pagination: false, locale: 'en', overrideAccess: true } as const;
  const [projects, campaigns] = await Promise.all([
    payload.find({ collection: 'projects', ...names, select: { label: true } }),
    payload.find({ collection: 'campaigns', ...names, select: { name: true } }),
  ]);
  return new Map([
    ['general', 'Where it is needed most'],
    ...projects.docs.map(({ id, label }): [string, string] => [`project-${id}`, label ?? `Project ${id}`]),
    ...campaigns.docs.map(({ id, name }): [string, string] => [`campaign-${id}`, `${name} (campaign)`]),
  ]);
}
