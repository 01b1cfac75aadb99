import type { Locale } from '#core/locale.ts';
import { formatMoney } from '#core/money.ts';
import { punctuation } from '#core/words.ts';
import { classNames } from '#ui/components/class-names.ts';
import css from './year-cloth.module.css';
import { type ClothPart, STITCHES, toPercent, weaveYear } from './year-cloth.rules.ts';
import type { CurrencyYear } from './year-figures.rules.ts';
import type { YearTexts } from './years.texts.ts';

const COLUMNS = 25;
const ROWS = STITCHES / COLUMNS;
/** Between where the money came from and where it went, in stitches. */
const SEAM = 0.5;

type ClothProps = { of: CurrencyYear; locale: Locale; texts: YearTexts };

/**
 * The year as one woven cloth: each half is all the money there was, a stitch for each percent. The upper half says where it
 * came from, the lower where it went. Each part has a stitch of its own shape, so colour is not needed, and its words.
 */
export function YearClothPicture({ of, locale, texts }: ClothProps) {
  const cloth = weaveYear(of);
  if (!cloth) return null;
  const money = (units: bigint) => formatMoney({ units, currency: of.currency }, locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const say = ({ of: part, units }: ClothPart) =>
    texts.share
      .replace('{name}', () => texts[part])
      .replace('{money}', () => money(units))
      .replace('{percent}', () => percent.format(toPercent(units, cloth.sum)));
  const list = (parts: readonly ClothPart[]) => parts.map(say).join(punctuation[locale].comma);
  const label = texts.clothLabel
    .replace('{sum}', () => money(cloth.sum))
    .replace('{from}', () => list(cloth.from))
    .replace('{to}', () => list(cloth.to));
  return (
    <figure className={css.figure} data-year-cloth={of.currency}>
      <Legend title={texts.clothIn} parts={cloth.from} say={say} />
      <svg
        className={css.cloth}
        viewBox={`0 0 ${COLUMNS} ${ROWS * 2 + SEAM}`}
        role="img"
        aria-label={label}
        data-stitches={STITCHES}
      >
        <Half parts={cloth.from} y={0} />
        <Half parts={cloth.to} y={ROWS + SEAM} />
      </svg>
      <Legend title={texts.clothOut} parts={cloth.to} say={say} />
    </figure>
  );
}

/** The stitches of one half, column by column, so that each part is a broad band. */
function Half({ parts, y }: { parts: readonly ClothPart[]; y: number }) {
  let at = 0;
  return parts.map(({ of, stitches }) => {
    const places = Array.from({ length: stitches }, (_, index) => at + index);
    at += stitches;
    const path = places.map(place => stitch(of, Math.floor(place / ROWS), y + (place % ROWS))).join('');
    return (
      <path key={of} className={classNames(css.part, css[of])} d={path} fillRule="evenodd" data-part={of} />
    );
  });
}

/** Diamonds: full for what came in, hollow for what was kept from before, with a cross for what went out, a dot for the reserve. */
function stitch(of: ClothPart['of'], x: number, y: number): string {
  const diamond = (half: number) =>
    `M${x + 0.5} ${round(y + 0.5 - half)}l${half} ${half}-${half} ${half}-${half}-${half}z`;
  const outer = diamond(0.48);
  if (of === 'in') return outer;
  if (of === 'before' || of === 'after') return outer + diamond(of === 'before' ? 0.3 : 0.14);
  const bar = `M${round(x + 0.1)} ${round(y + 0.44)}h.8v.12h-.8z`;
  return of === 'out' ? outer + bar : `${outer}${bar}M${round(x + 0.44)} ${round(y + 0.1)}h.12v.34h-.12z`;
}

const round = (place: number) => Math.round(place * 100) / 100;

type LegendProps = { title: string; parts: readonly ClothPart[]; say: (part: ClothPart) => string };

/** The words of one half, each with its stitch. */
function Legend({ title, parts, say }: LegendProps) {
  return (
    <div className={css.legend} aria-hidden="true">
      <p className={css.title}>{title}</p>
      <ul>
        {parts.map(part => (
          <li key={part.of}>
            <svg viewBox="0 0 1 1" aria-hidden="true">
              <path
                className={classNames(css.part, css[part.of])}
                d={stitch(part.of, 0, 0)}
                fillRule="evenodd"
              />
            </svg>
            {say(part)}
          </li>
        ))}
      </ul>
    </div>
  );
}
