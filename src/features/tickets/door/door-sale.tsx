import { useStore } from '@nanostores/react';
import { type SyntheticEvent, useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { Title } from '#ui/components/title.tsx';
import { Field } from '#ui/forms/field.tsx';
import { readAmount } from '../orders/price.rules.ts';
import css from './door.module.css';
import { cashIn, countLeft, type DoorKind, mostSent, type NoSale } from './door.rules.ts';
import { $door, type Sold, sell, uncounted } from './door.store.ts';
import { doorTexts } from './door.texts.ts';
import { fill, paidInWords } from './door-words.ts';

type Part = { locale: Locale };
/** How many tickets of a kind somebody pays together. */
type Chosen = { kind: DoorKind; count: number };

/** Sells tickets for cash to people who come without one; nothing where no kind is sold at the door. */
export function SellTicket({ locale }: Part) {
  const texts = doorTexts[locale];
  const { kinds, log } = useStore($door);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [problem, setProblem] = useState<NoSale | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (kinds.length === 0) return null;
  const chosen = kinds
    .map((kind): Chosen => ({ kind, count: counts[kind.id] ?? 0 }))
    .filter(({ count }) => count > 0);
  const beside = [
    ...uncounted(log),
    ...chosen.flatMap(({ kind, count }) =>
      Array.from({ length: count }, () => ({ kind: kind.id, seats: kind.seats })),
    ),
  ];
  const isFull = chosen.reduce((sum, { count }) => sum + count, 0) >= mostSent;
  return (
    <section className={css.part} aria-labelledby="door-sell">
      <Title as="h2" id="door-sell" variant="story" words={{ text: texts.sell }} />
      <p className={css.small}>{texts.sellNote}</p>
      <ul className={css.list}>
        {kinds.map(kind => {
          const [left, count] = [countLeft(kind, beside), counts[kind.id] ?? 0];
          const change = (by: number) => {
            setProblem(null);
            setCounts({ ...counts, [kind.id]: count + by });
          };
          return (
            <li key={kind.id} className={css.kind}>
              <span>
                {[kind.name, readPrice(kind, locale)].filter(Boolean).join(' · ')}
                <small className={css.small}>{fill(texts.left, { n: left })}</small>
              </span>
              <span className={css.acts}>
                {count > 0 && (
                  <>
                    <Button
                      size="small"
                      aria-label={fill(texts.oneLess, { kind: kind.name })}
                      disabled={isBusy}
                      onClick={() => change(-1)}
                    >
                      −
                    </Button>
                    <output className={css.count}>{count}</output>
                  </>
                )}
                <Button
                  size="small"
                  aria-label={count > 0 ? fill(texts.oneMore, { kind: kind.name }) : undefined}
                  disabled={left === 0 || isFull || isBusy}
                  onClick={() => change(1)}
                >
                  {count > 0 ? '+' : texts.sell}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {chosen.length > 0 && (
        <TakeCash
          locale={locale}
          chosen={chosen}
          isBusy={isBusy}
          end={async selling => {
            setIsBusy(true);
            const wrong = (await selling) ?? null;
            setProblem(wrong);
            // Without a place for all of them, some may still come in.
            if (!wrong) setCounts({});
            setIsBusy(false);
          }}
        />
      )}
      <div role="alert">{problem && <p data-no-sale={problem}>{texts.noSale[problem]}</p>}</div>
    </section>
  );
}

const readPrice = ({ price }: DoorKind, locale: Locale): string | null => price && paidInWords(price, locale);

type TakeCashProps = Part & {
  chosen: readonly Chosen[];
  isBusy: boolean;
  /** With a sale, or without one. */
  end: (selling?: Promise<NoSale | null>) => Promise<void>;
};

/** Asks for the money of all tickets together, and is pressed once it is there. */
function TakeCash({ locale, chosen, isBusy, end }: TakeCashProps) {
  const texts = doorTexts[locale];
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isSent, setIsSent] = useState(false);
  const [given, setGiven] = useState('');
  const isOne = chosen.length === 1 && chosen[0]?.count === 1;
  const priced = chosen.map(({ kind, count }) => ({ kind, count, units: readUnits(kind, typed[kind.id]) }));
  const tickets = priced.flatMap(({ kind, count, units }) =>
    Array.from({ length: count }, (): Sold => {
      return { kind, sale: { units: units ?? 0, currency: kind.price?.currency ?? null } };
    }),
  );
  // All prices of an event are in one currency.
  const [[currency, units] = [null, 0]] = cashIn(tickets);
  const total = paidInWords({ units, currency }, locale);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSent(true);
    if (priced.every(each => each.units !== null) && !isBusy) void end(sell(tickets));
  };
  return (
    <form onSubmit={send} className={css.part}>
      {priced.map(({ kind, count, units: own }) =>
        kind.price?.isOwn ? (
          <Field
            key={kind.id}
            id={`door-amount-${kind.id}`}
            label={fill(isOne ? texts.amount : texts.amountEach, {
              ...{ kind: kind.name, n: count, currency: kind.price.currency },
            })}
            hint={texts.amountHint}
            error={isSent && own === null ? texts.noAmount : null}
            isAlert
            value={typed[kind.id] ?? ''}
            inputMode="decimal"
            maxLength={40}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              setTyped({ ...typed, [kind.id]: currentTarget.value });
              setIsSent(false);
            }}
          />
        ) : null,
      )}
      {total && currency && (
        <>
          <p className={css.total} role="status">
            {fill(texts.total, { amount: total })}
          </p>
          <Field
            id="door-given"
            label={fill(texts.given, { currency })}
            value={given}
            inputMode="decimal"
            maxLength={40}
            autoComplete="off"
            onChange={({ currentTarget }) => setGiven(currentTarget.value)}
          />
          <p className={css.change} role="status">
            {changeWords(given, { units, currency }, locale)}
          </p>
        </>
      )}
      <div className={css.acts}>
        <Button type="submit" variant="go" busy={isBusy}>
          {total ? fill(texts.received, { amount: total }) : texts.free}
        </Button>
        <Button disabled={isBusy} onClick={() => void end()}>
          {texts.notNow}
        </Button>
      </div>
    </form>
  );
}

/** What has to be paid for one ticket of a kind; null until somebody has written it. Nothing has to be written too, as 0. */
function readUnits({ price }: DoorKind, typed = ''): number | null {
  if (!price?.isOwn) return price?.units ?? 0;
  return typed.trim() === '' ? null : readTyped(typed, price.currency);
}

function readTyped(typed: string, currency: string): number | null {
  const units = readAmount(typed, currency);
  return units === null ? null : Number(units);
}

/** The change to give, or how much is still to pay. The cash that was handed over is not stored. */
function changeWords(given: string, due: { units: number; currency: string }, locale: Locale): string {
  const texts = doorTexts[locale];
  if (given.trim() === '') return '';
  const got = readTyped(given, due.currency);
  if (got === null) return texts.noAmount;
  const say = (units: number) => paidInWords({ units, currency: due.currency }, locale) ?? '';
  if (got === due.units) return texts.noChange;
  return got > due.units
    ? fill(texts.change, { amount: say(got - due.units) })
    : fill(texts.short, { amount: say(due.units - got) });
}
