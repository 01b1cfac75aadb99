import { bareNumber, type Claim, claimPath, signedNumber } from '#core/claim.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { punctuation } from '#core/words.ts';
import css from './claim-number.module.css';
import { classNames } from './class-names.ts';
import { Day } from './day.tsx';

/** Amharic needs review by a native speaker (docs/how-to/translate.md). */
const texts = {
  en: { source: 'where this number comes from', stale: 'Not checked since' },
  am: { source: 'ይህ ቁጥር የመጣበት ምንጭ', stale: 'በመጨረሻ የተጣራው፦' },
} as const satisfies Record<Locale, Record<string, string>>;

type ClaimNumberProps = { claim: Claim; locale: Locale };

/**
 * A number of the register, which leads to its source. One that nobody has looked at in time is grey; `StaleNote` says so
 * in words beside it. `bare`: without its sign, in a sentence that says it in words.
 */
export function ClaimNumber({ claim, locale, bare = false }: ClaimNumberProps & { bare?: boolean }) {
  const shown = bare ? bareNumber(claim, locale) : signedNumber(claim, locale);
  return (
    <a
      className={classNames(css.number, claim.staleSince && css.stale)}
      href={localePath(locale, claimPath(claim.key))}
      aria-label={`${shown}${punctuation[locale].colon}${texts[locale].source}`}
    >
      {shown}
    </a>
  );
}

/** Since when nobody has looked at an overdue number; nothing beside any other. */
export function StaleNote({ claim: { staleSince }, locale }: ClaimNumberProps) {
  if (!staleSince) return null;
  return (
    <span className={css.note}>
      {texts[locale].stale} <Day day={staleSince} locale={locale} />
    </span>
  );
}
