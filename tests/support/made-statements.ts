/** One payment of a generated statement, in smallest units of a currency with two decimals. */
export type MadePayment = { day: string; units: number; name: string; words: string; id: string };

/** How a bank writes its files. */
export type MadeDialect = {
  delimiter: ';' | ',' | '\t' | '|';
  encoding: 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'windows-1252';
  header: 'english' | 'german' | 'dutch' | 'none';
  day: 'iso' | 'day-first' | 'named';
  amount: 'signed' | 'trailing' | 'brackets' | 'suffix' | 'direction' | 'two';
  decimal: '.' | ',';
  isGrouped: boolean;
  /** What the column that is not used holds, where there are two. */
  unused: '' | '0.00' | '-';
  currencyWord: boolean;
  hasBalance: boolean;
  declaresSeparator: boolean;
  isNewestFirst: boolean;
};

const headings = {
  english: ['Date', 'Name', 'Description', 'Amount', 'Debit/Credit', 'Credit', 'Debit', 'Balance'],
  german: [
    'Buchungstag',
    'Auftraggeber',
    'Verwendungszweck',
    'Betrag',
    'Soll/Haben',
    'Haben',
    'Soll',
    'Saldo',
  ],
  dutch: ['Boekdatum', 'Naam', 'Omschrijving', 'Bedrag', 'Af/Bij', 'Bij', 'Af', 'Saldo'],
};
const directions = {
  english: ['CR', 'DR'],
  german: ['H', 'S'],
  dutch: ['Bij', 'Af'],
  none: ['CRDT', 'DBIT'],
};
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** The file of a bank with these payments, the oldest first, and what the account held before. */
export function makeStatement(
  payments: readonly MadePayment[],
  dialect: MadeDialect,
  opening = 0,
): Uint8Array {
  const { delimiter, header } = dialect;
  let balance = opening;
  const rows = payments.map(payment => {
    balance += payment.units;
    return writeCells(payment, dialect, balance);
  });
  if (dialect.isNewestFirst) rows.reverse();
  const used = usedColumns(dialect);
  const head = header === 'none' ? [] : [headings[header].filter((_, at) => used.includes(at))];
  const quoted = (cell: string) =>
    /["\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lines = [...head, ...rows].map(row => row.map(quoted).join(delimiter));
  if (dialect.declaresSeparator) lines.unshift(`sep=${delimiter}`);
  return encode(`${lines.join('\r\n')}\r\n`, dialect.encoding);
}

function usedColumns({ amount, hasBalance }: MadeDialect): number[] {
  const money = amount === 'two' ? [5, 6] : amount === 'direction' ? [3, 4] : [3];
  return [0, 1, 2, ...money, ...(hasBalance ? [7] : [])];
}

function writeCells(
  { day, units, name, words }: MadePayment,
  dialect: MadeDialect,
  balance: number,
): string[] {
  const { header, unused, amount } = dialect;
  const written = amountText(Math.abs(units), dialect);
  const word = dialect.currencyWord ? `ETB ${written}` : written;
  const [incoming = '', outgoing = ''] = directions[header];
  const money: Record<MadeDialect['amount'], string[]> = {
    signed: [units < 0 ? `-${word}` : word],
    trailing: [units < 0 ? `${word}-` : word],
    brackets: [units < 0 ? `(${word})` : word],
    suffix: [`${word} ${units < 0 ? 'DR' : 'CR'}`],
    direction: [word, units < 0 ? outgoing : incoming],
    two: units < 0 ? [unused, word] : [word, unused],
  };
  const left = dialect.hasBalance
    ? [`${balance < 0 ? '-' : ''}${amountText(Math.abs(balance), dialect)}`]
    : [];
  return [dayText(day, dialect.day), name, words, ...money[amount], ...left];
}

function amountText(units: number, { decimal, isGrouped }: MadeDialect): string {
  const whole = String(Math.floor(units / 100));
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, decimal === '.' ? ',' : '.') : whole;
  return `${grouped}${decimal}${String(units % 100).padStart(2, '0')}`;
}

function dayText(iso: string, form: MadeDialect['day']): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  if (form === 'iso') return iso;
  return form === 'named' ? `${day}-${months[Number(month) - 1]}-${year}` : `${day}/${month}/${year}`;
}

function encode(text: string, encoding: MadeDialect['encoding']): Uint8Array {
  if (encoding === 'utf-16le') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  if (encoding === 'windows-1252') return Buffer.from(text, 'latin1');
  return Buffer.from(encoding === 'utf-8-bom' ? `\uFEFF${text}` : text, 'utf8');
}

/** Money in as CAMT.053, for the same payments; `entry` may break one of them. */
export function makeCamt(
  payments: readonly MadePayment[],
  { account, currency = 'EUR', opening = 0 }: { account: string; currency?: string; opening?: number },
): string {
  const amount = (units: number) =>
    `${Math.floor(Math.abs(units) / 100)}.${String(Math.abs(units) % 100).padStart(2, '0')}`;
  const side = (units: number) => `<CdtDbtInd>${units < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  const balance = (code: string, units: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount(units)}</Amt>${side(units)}</Bal>`;
  const closing = payments.reduce((sum, { units }) => sum + units, opening);
  const entries = payments.map(
    ({ day, units, name, words, id }) => `<Ntry><Amt Ccy="${currency}">${amount(units)}</Amt>${side(units)}
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${id}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties>
<${units < 0 ? 'Cdtr' : 'Dbtr'}><Pty><Nm>${name}</Nm></Pty></${units < 0 ? 'Cdtr' : 'Dbtr'}></RltdPties><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<Stmt><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>${currency}</Ccy></Acct>${balance('OPBD', opening)}${balance('CLBD', closing)}${entries.join('')}</Stmt>`;
}

/** A whole CAMT.053 file of these statements. */
export const camtFile = (...statements: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>${statements.join('')}</BkToCstmrStmt></Document>`;
