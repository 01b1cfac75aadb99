import type { Endpoint } from 'payload';
import type { CsvCell } from '#core/csv.ts';
import { decimalText } from '#core/money.ts';
import { listMonthTotals, readTotalsFilter, type TotalsFilter, totalsQuery } from '#money/ledger/totals.ts';
import { csvResponse } from '#platform/http/file-response.ts';
import type { Writer } from '#platform/transaction.ts';
import { actingNow, deskEndpoint } from '../desk/answer-desk.ts';
import { listPurposeNames } from '../desk/desk-settings.ts';
import { recordAct } from '../desk/record-act.ts';

const columns = [
  'month',
  'for',
  'currency',
  'donations',
  'came in',
  'given back',
  'lost',
  'disputed',
  'stayed',
  'fees of payment services',
];

/** Totals of donations as CSV, for everybody who may see the page of totals. They contain no names. */
export const totalsEndpoints: Endpoint[] = [
  deskEndpoint('get /donations/totals', async req => {
    const filter = readTotalsFilter(Object.fromEntries(req.searchParams ?? []));
    const { by, now } = actingNow(req);
    await recordAct(req, { by, act: 'saved-totals', details: Object.fromEntries(totalsQuery(filter)) }, now);
    const { payload } = req;
    const names = await listPurposeNames(payload);
    return csvResponse(
      `gift-totals-${now.toISOString().slice(0, 10)}`,
      columns,
      listRows({ payload }, filter, names),
    );
  }),
];

async function* listRows(
  reader: Writer,
  filter: TotalsFilter,
  names: ReadonlyMap<string, string>,
): AsyncGenerator<CsvCell[]> {
  for (const total of await listMonthTotals(reader, filter)) {
    const { month, purpose, currency, donations, cameIn, givenBack, lost, disputed, stayed, fees } = total;
    const amounts = [cameIn, givenBack, lost, disputed, stayed, fees].map(units =>
      Number(decimalText({ units, currency })),
    );
    yield [month, names.get(purpose) ?? purpose, currency, donations, ...amounts];
  }
}
