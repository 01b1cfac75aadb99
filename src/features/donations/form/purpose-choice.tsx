import type { Words } from '#core/words.ts';
import { Select } from '#ui/forms/field.tsx';
import type { DonationTexts } from '../donation.texts.ts';

export type Purpose = { value: string; name: Words };
/** What a gift can be for, beside "where it is needed most". */
export type PurposeGroups = { campaigns: readonly Purpose[]; projects: readonly Purpose[] };

/** The field `purpose` of a gift without a campaign or project. */
export const GENERAL_PURPOSE = 'general';

type PurposeChoiceProps = {
  groups: PurposeGroups;
  value: string | undefined;
  error: string | undefined;
  texts: DonationTexts;
};

/** The choice of a purpose. Hidden without purposes; if the purpose asked for has ended, nothing is preselected. */
export function PurposeChoice({ groups, value, error, texts }: PurposeChoiceProps) {
  const { campaigns, projects } = groups;
  if (campaigns.length + projects.length === 0 && error === undefined) return null;
  const known = [GENERAL_PURPOSE, ...[...campaigns, ...projects].map(purpose => purpose.value)];
  const chosen = known.find(each => each === (value ?? GENERAL_PURPOSE)) ?? '';
  return (
    <Select id="give-purpose" name="purpose" label={texts.purpose} defaultValue={chosen} error={error}>
      {chosen === '' && <option value="">{texts.choosePurpose}</option>}
      <option value={GENERAL_PURPOSE}>{texts.general}</option>
      <Group label={texts.campaigns} purposes={campaigns} />
      <Group label={texts.projects} purposes={projects} />
    </Select>
  );
}

function Group({ label, purposes }: { label: string; purposes: readonly Purpose[] }) {
  if (purposes.length === 0) return null;
  return (
    <optgroup label={label}>
      {purposes.map(({ value, name }) => (
        <option key={value} value={value} lang={name.lang}>
          {name.text}
        </option>
      ))}
    </optgroup>
  );
}
