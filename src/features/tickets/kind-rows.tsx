import type { Locale } from '#core/locale.ts';
import { formatMoney, storedMoney } from '#core/money.ts';
import { punctuation } from '#core/words.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import row from './cart-page.module.css';
import css from './kind-rows.module.css';
import type { ShownKind, ShownPrice } from './kinds.ts';
import { ticketTexts } from './tickets.texts.ts';

type KindRowsProps = {
  kinds: readonly ShownKind[];
  /** The name of the field of a kind. */
  toFieldName: (kind: string) => string;
  /** Makes the ids of the fields unique on the page. */
  prefix: string;
  locale: Locale;
};

/** The kinds of ticket of an event, each with the number to choose, or why none can be chosen. */
export function KindRows({ kinds, toFieldName, prefix, locale }: KindRowsProps) {
  const texts = ticketTexts[locale];
  return (
    <ul className={css.kinds}>
      {kinds.map(kind => {
        const id = `${prefix}-${kind.id}`;
        return (
          <li key={kind.id} className={css.kind}>
            <p className={css.name}>
              <LocalizedText words={kind.name} />
              <span className={css.note}>
                <span>{listFacts(kind, locale).join(punctuation[locale].comma)}</span>
                {kind.note.text && (
                  <span>
                    <LocalizedText words={kind.note} />
                  </span>
                )}
              </span>
            </p>
            {kind.state === 'open' ? (
              <>
                <label htmlFor={id}>
                  <VisuallyHidden>{texts.numberOf.replace('{kind}', () => kind.name.text)}</VisuallyHidden>
                </label>
                <select id={id} name={toFieldName(kind.id)} defaultValue={kind.chosen} className={row.select}>
                  {Array.from({ length: Math.max(kind.most, kind.chosen) + 1 }, (_, number) => number).map(
                    number => (
                      <option key={number}>{number}</option>
                    ),
                  )}
                </select>
              </>
            ) : (
              <p className={css.note}>{texts[kind.state].replace('{day}', kind.opens)}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** `Free`, `$5`, or that everybody pays what they can. */
export function priceWords(price: ShownPrice | undefined, locale: Locale): string {
  const texts = ticketTexts[locale];
  if (!price) return texts.free;
  const words = formatMoney(storedMoney(price.units, price.currency), locale);
  if (!price.isOwn) return words;
  return price.units === 0 ? texts.own : texts.ownSuggested.replace('{amount}', words);
}

/** `Free, takes 4 places, 3 left`. */
function listFacts({ seats, left, state, price }: ShownKind, locale: Locale): string[] {
  const texts = ticketTexts[locale];
  const fill = (words: string, n: number) => words.replace('{n}', String(n));
  return [
    priceWords(price, locale),
    ...(seats > 1 ? [fill(texts.seats, seats)] : []),
    ...(state === 'open' && left !== null ? [fill(texts.few, left)] : []),
  ];
}
