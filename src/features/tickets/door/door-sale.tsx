import { useStore } from '@nanostores/react';
import { type SyntheticEvent, useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { Title } from '#ui/components/title.tsx';
import { Field } from '#ui/forms/field.tsx';
import { readAmount } from '../orders/price.rules.ts';
import css from './door.module.css';
import { type DoorKind, findRefundable, type NoSale, type Paid } from './door.rules.ts';
import { $door, sell, uncounted } from './door.store.ts';
import { doorTexts } from './door.texts.ts';
import { fill, paidInWords } from './door-words.ts';

type Part = { locale: Locale };

/** Sells tickets for cash to people who come without one; nothing where no kind is sold at the door. */
export function SellTicket({ locale }: Part) {
  const texts = doorTexts[locale];
  const { kinds, log } = useStore($door);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<NoSale | null>(null);
  if (kinds.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby="door-sell">
      <Title as="h2" id="door-sell" variant="story" words={{ text: texts.sell }} />
      <p className={css.small}>{texts.sellNote}</p>
      <ul className={css.list}>
        {kinds.map(kind => {
          const left = findRefundable(kind, uncounted(log));
          return (
            <li key={kind.id} className={css.part}>
              <div className={css.row}>
                <span>
                  {[kind.name, readPrice(kind, locale)].filter(Boolean).join(' · ')}
                  <small className={css.small}>{fill(texts.left, { n: left })}</small>
                </span>
                <Button
                  size="small"
                  aria-expanded={chosen === kind.id}
                  disabled={left === 0}
                  onClick={() => {
                    setProblem(null);
                    setChosen(chosen === kind.id ? null : kind.id);
                  }}
                >
                  {texts.sell}
                </Button>
              </div>
              {chosen === kind.id && (
                <TakeCash
                  locale={locale}
                  kind={kind}
                  end={answer => {
                    setProblem(answer);
                    setChosen(null);
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div role="alert">{problem && <p data-no-sale={problem}>{texts.noSale[problem]}</p>}</div>
    </section>
  );
}

const readPrice = ({ price }: DoorKind, locale: Locale): string | null => price && paidInWords(price, locale);

type TakeCashProps = Part & { kind: DoorKind; end: (problem: NoSale | null) => void };

/** Asks for the money, and is pressed once it is there. */
function TakeCash({ locale, kind, end }: TakeCashProps) {
  const texts = doorTexts[locale];
  const { price } = kind;
  const [isBusy, setIsBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const units = price?.isOwn ? readTyped(typed, price.currency) : (price?.units ?? 0);
  const paid: Paid = { units: units ?? 0, currency: price?.currency ?? null };
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsWrong(units === null);
    if (units === null || isBusy) return;
    setIsBusy(true);
    end(await sell(kind, paid));
  };
  const amount = paidInWords(paid, locale);
  return (
    <form onSubmit={event => void send(event)} className={css.part}>
      {price?.isOwn && (
        <Field
          id="door-amount"
          label={fill(texts.amount, { currency: price.currency })}
          hint={texts.amountHint}
          error={isWrong ? texts.noAmount : null}
          isAlert
          value={typed}
          inputMode="decimal"
          maxLength={40}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setIsWrong(false);
          }}
        />
      )}
      <div className={css.acts}>
        <Button type="submit" variant="go" busy={isBusy}>
          {amount ? fill(texts.received, { amount }) : texts.free}
        </Button>
        <Button onClick={() => end(null)}>{texts.notNow}</Button>
      </div>
    </form>
  );
}

/** Nothing has to be written too, as 0. */
function readTyped(typed: string, currency: string): number | null {
  if (typed.trim() === '') return null;
  const units = readAmount(typed, currency);
  return units === null ? null : Number(units);
}
