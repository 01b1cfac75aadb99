import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { decimalText } from '#core/money.ts';
import type { EventKind } from '#money/domain/donation-status.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { donationRows } from '../../../tests/support/donations-desk.ts';
import { askHledger } from '../../../tests/support/hledger.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';
import { exportJournal } from './export-journal.ts';
import { listMonthTotals, readTotalsFilter, sumByCurrency, totalsBy } from './totals.ts';

const all = readTotalsFilter({});
const donor = { name: 'Sara Tesfaye', email: 'sara@example.org', mayBeNamed: true, honour: null, note: '' };

let payload: Payload;
let journal = '';
beforeAll(async () => {
  payload = await openTestPayload();
  await give('USD', 2_500n, null, [
    ['paid', '2026-09-30T23:59:59Z', 2_500n],
    ['fee', '2026-09-30T23:59:59Z', 103n],
    ['refunded', '2026-11-02T09:00:00Z', 700n],
  ]);
  await give('USD', 1_000n, null, [['paid', '2026-09-01T00:00:00Z', 1_000n]]);
  await give('USD', 4_000n, 7, [
    ['paid', '2026-10-01T00:00:00Z', 4_000n],
    ['disputed', '2026-10-09T00:00:00Z', 4_000n],
    ['lost', '2026-11-09T00:00:00Z', 4_000n],
  ]);
  await give('ETB', 100_050n, 7, [['paid', '2026-10-31T12:00:00Z', 100_050n]]);
  await give('JPY', 3_000n, null, [
    ['paid', '2026-11-05T12:00:00Z', 3_000n],
    ['failed', '2026-11-06T12:00:00Z', 0n],
  ]);
  await give('USD', 9_900n, null, [['paid', '2026-10-03T12:00:00Z', 9_900n]], 'in-kind');
  for await (const piece of exportJournal({ payload })) journal += piece;
});

async function give(
  currency: string,
  units: bigint,
  project: number | null,
  events: [EventKind, string, bigint][],
  method: PaymentMethodId = 'stripe',
): Promise<void> {
  const { reference } = await giveDonation(payload, {
    total: { units, currency },
    project,
    donor,
    method: method,
  });
  for (const [kind, at, amount] of events)
    await receiveEvent(
      payload,
      report(reference, kind, amount, { moment: new Date(at), currency, method: method }),
    );
}

it('monthly totals count each entry in its month, subtract disputed money and exclude gifts in kind', async () => {
  const shown = (await listMonthTotals({ payload }, all)).map(total =>
    Object.values(total).map(String).join(' '),
  );
  expect(shown).toEqual([
    '2026-11 general JPY 1 0 0 0 0 0 0',
    '2026-11 general USD 0 0 700 0 0 -700 0',
    '2026-11 project-7 USD 0 0 0 4000 -4000 0 0',
    '2026-10 project-7 ETB 1 100050 0 0 0 100050 0',
    '2026-10 project-7 USD 1 4000 0 0 4000 0 0',
    '2026-09 general USD 2 3500 0 0 0 3500 103',
  ]);
});

it('every total equals what hledger says of that month, purpose and currency', async () => {
  for (const {
    month,
    purpose,
    currency,
    cameIn,
    givenBack,
    lost,
    disputed,
    stayed,
    fees,
  } of await listMonthTotals({ payload }, all)) {
    const sumAccounts = (sign: 1n | -1n, ...accounts: string[]) => {
      const args = [
        'balance',
        '--flat',
        '--layout=bare',
        '-O',
        'csv',
        `--period=${month}`,
        `cur:^${currency}$`,
      ];
      const names = accounts.map(account => `^${account}:${purpose}$`);
      const rows = askHledger(journal, ...args, ...(sign < 0n ? ['--invert'] : []), ...names);
      return rows.trim().split('\n').at(-1)?.split('","').at(-1)?.replaceAll('"', '');
    };
    const text = (units: bigint) => decimalText({ units, currency });
    const isZero = (units: bigint) => (units === 0n ? ['0', text(0n)] : [text(units)]);
    expect(isZero(cameIn), month).toContain(sumAccounts(-1n, 'income:gifts'));
    expect(isZero(givenBack), month).toContain(sumAccounts(1n, 'income:refunds'));
    expect(isZero(lost), month).toContain(sumAccounts(1n, 'expenses:lost disputes'));
    expect(isZero(disputed), month).toContain(sumAccounts(1n, 'assets:stripe:disputed'));
    expect(isZero(fees), month).toContain(sumAccounts(1n, 'expenses:fees'));
    expect(isZero(stayed), month).toContain(
      sumAccounts(-1n, 'income:gifts', 'income:refunds', 'expenses:lost disputes', 'assets:stripe:disputed'),
    );
  }
});

it('the sum of all monthly totals plus disputed money equals the public totals', async () => {
  const sums = sumByCurrency(await listMonthTotals({ payload }, all));
  const shown = await totalsBy({ payload }, 'currency');
  expect(sums.map(({ currency, stayed, disputed }) => [currency, stayed + disputed])).toEqual(
    shown.map(({ raised }) => [raised.currency, raised.units]),
  );
});

it('totals are filtered by months, currency and purpose, and invalid filters are ignored', async () => {
  const found = async (query: object) =>
    (await listMonthTotals({ payload }, readTotalsFilter({ ...query }))).map(({ month }) => month);
  expect(await found({ from: '2026-10', to: '2026-10' })).toEqual(['2026-10', '2026-10']);
  expect(await found({ currency: 'ETB' })).toEqual(['2026-10']);
  expect(await found({ purpose: 'general', to: '2026-09' })).toEqual(['2026-09']);
  const { reference } = await giveDonation(payload, { campaign: 'campaign-3' });
  // As donations for campaigns were stored before campaigns were funds.
  const [early] = await donationRows<{ reference: string }>(
    `with given as (insert into money.donations (reference, donor, amount, currency, rhythm, fund, campaign, method, language, started_at)
       values ('RF18539007547034', gen_random_uuid(), 900, 'USD', 'once', 'general', 'campaign-3', 'stripe', 'en', now())
       returning id, reference), stands as (insert into money.statuses (donation) select id from given)
     select reference from given`,
  );
  await receiveEvent(payload, report(reference, 'paid', 2_500n));
  await receiveEvent(payload, report(early?.reference ?? '', 'paid', 900n));
  const ofCampaign = await listMonthTotals({ payload }, readTotalsFilter({ purpose: 'campaign-3' }));
  expect(ofCampaign.map(({ purpose, cameIn }) => [purpose, cameIn])).toEqual([
    ['campaign-3', 2_500n],
    ['general', 900n],
  ]);
  for (const other of ["' or 1=1 --", '2026-13', 'x'.repeat(9_000), ['2026-10'], {}, null, '__proto__'])
    expect(
      readTotalsFilter({ from: other, to: other, currency: other, purpose: other }),
      String(other),
    ).toEqual({
      ...{ from: null, to: null, currency: null, purpose: null },
    });
});

it('editors export totals as CSV without names, which is logged, but not the list of gifts', async () => {
  const editor = await signIn(payload, 'editor');
  const answer = await callApi('GET', '/donations/totals?from=2026-09&to=2026-09&currency=USD', editor);
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text.trim().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/2026-09.*Where it is needed most.*USD.*2.*35.*0.*0.*0.*35.*1\.03/),
  ]);
  expect(text).not.toMatch(/sara/i);
  const [act] = await donationRows("select details from money.acts where act = 'saved-totals'");
  expect(act).toEqual({ details: { from: '2026-09', to: '2026-09', currency: 'USD' } });
  const door = await signIn(payload, 'door');
  expect((await callApi('GET', '/donations/totals', door)).status).toBe(403);
  expect((await callApi('GET', '/donations/csv', editor)).status).toBe(403);
});
