import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import type { ThankedDonation } from '#site/readers/read-thanks.ts';
import { ThanksPage } from './thanks-page.tsx';

const donation: ThankedDonation = {
  reference: 'RF18539007547034',
  state: 'paid',
  total: { units: 3_333n, currency: 'USD' },
  shown: { units: 3_333n, currency: 'USD' },
  extra: null,
  purpose: null,
  method: 'stripe',
  startedAt: new Date('2026-11-28T09:00:00Z'),
  hasReceipt: false,
  isMonthly: false,
  nextAt: null,
  byBank: false,
  hasCard: false,
  failure: null,
  payments: [],
  account: null,
};

/** The page, as markup. */
function show(more: Partial<ThankedDonation>, locale: Locale = 'en'): string {
  const frame = {
    renderContext: { locale },
    to: (path: string) => path,
    paths: { home: '/' },
  } as never;
  return renderToStaticMarkup(
    <ThanksPage donation={{ ...donation, ...more }} frame={frame} link="x" stitches={160} />,
  );
}

/** What the page says, as text. */
const say = (...asked: Parameters<typeof show>) => show(...asked).replace(/<[^>]*>/g, '');

it.each(['en', 'am'] as const)(
  'the thanks page shows a transfer’s account details before its words, buttons and picture, in %s',
  locale => {
    const account = { currency: 'ETB', holder: 'Adey', bank: 'Bank', account: '1000123456789', bic: '' };
    const transfer = { state: 'waiting', method: 'bank', total: { units: 3_100n, currency: 'ETB' } } as const;
    const page = show({ ...transfer, account: account as never }, locale);
    const places = ['<h1', account.account, 'data-goal="gift-begun"', 'href="/donate"', 'scene-thanks-day'];
    const found = places.map(place => page.indexOf(place));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(page.match(/<h1/g)).toHaveLength(1);
  },
);

describe('the thanks page of a gift', () => {
  it('the thanks page says who returned the money: the charity, the bank, or a lost dispute', () => {
    expect(say({ state: 'refunded' })).toContain('We are returning $33.33 to you.');
    expect(say({ state: 'refunded', byBank: true })).toContain('The bank sent $33.33 back to you.');
    expect(say({ state: 'refunded', byBank: true }, 'am')).toContain('ባንኩ US$33.33 ወደ እርስዎ መልሶ ልኳል');
    expect(say({ state: 'lost' })).toContain('Your bank has taken back $33.33 after a dispute.');
  });

  it('the thanks page names the purpose, or refers to the choice if the purpose has no name', () => {
    expect(say({})).toContain('We have received your $33.33. It goes where it is needed most.');
    const purpose = { en: 'Winter clinic', am: 'የክረምት ክሊኒክ' };
    expect(say({ purpose })).toContain('It goes to Winter clinic.');
    expect(say({ purpose }, 'am')).toContain('ለ“የክረምት ክሊኒክ” ይውላል።');
    expect(say({ purpose: {} })).toContain('It goes where you chose.');
  });

  it('the thanks page says that one payment is returned when a gift was paid twice', () => {
    const words = say({ extra: { units: 3_333n, currency: 'USD' } });
    expect(words).toContain('More than one payment came for this gift, $66.66 in all. $33.33 is your gift');
    expect(words).toContain('sending $33.33 back to you');
    expect(say({})).not.toContain('More than one payment');
  });

  it('the thanks page of a monthly gift names the next date if one is planned', () => {
    const monthly = { isMonthly: true, nextAt: new Date('2026-12-28T09:00:00Z') };
    expect(say(monthly)).toContain('The next gift of $33.33 is due on Dec 28, 2026');
    expect(say(monthly, 'am')).toContain('Dec 28, 2026');
    expect(say({ isMonthly: true })).not.toContain('is due on');
  });
});
