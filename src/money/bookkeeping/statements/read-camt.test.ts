import { describe, expect, it } from 'vitest';
import { makePaymentReference } from '#money/domain/payment-reference.ts';
import { camtFile, makeCamt } from '../../../../tests/support/made-statements.ts';
import { readCamt } from './read-camt.ts';

const reference = makePaymentReference('0123456789AB');
const iban = 'DE89370400440532013000';

function camt(entries: string, version = '08', head = '<?xml version="1.0" encoding="UTF-8"?>'): Uint8Array {
  return new TextEncoder().encode(`${head}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`);
}

function entry(
  amount: string,
  inside: string,
  { status = '<Cd>BOOK</Cd>', direction = 'CRDT' } = {},
): string {
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>${status}</Sts>
<BookgDt><Dt>2026-03-05</Dt></BookgDt>${inside}</Ntry>`;
}

function transfer(name: string, words: string, more = ''): string {
  return `<TxDtls>${more}<RltdPties><Dbtr>${name}</Dbtr></RltdPties><RmtInf>${words}</RmtInf></TxDtls>`;
}

const read = (bytes: Uint8Array) => {
  const statement = readCamt(bytes);
  const [reading] = statement.ok ? statement.value : [];
  if (!reading) throw new Error('nothing was read');
  return reading;
};

describe('a statement in CAMT.053', () => {
  it('CAMT.053 versions 001.02 and 001.08 give the same lines', () => {
    const words = `<Ustrd>Gift ${reference.slice(0, 7)} ${reference.slice(7)} &amp; thanks</Ustrd>`;
    const old = entry('50.05', `<NtryDtls>${transfer('<Nm>Jörg Müller</Nm>', words)}</NtryDtls>`, {
      status: 'BOOK',
    });
    const now = entry('50.05', `<NtryDtls>${transfer('<Pty><Nm>Jörg Müller</Nm></Pty>', words)}</NtryDtls>`);
    const [line] = read(camt(now)).lines;
    expect(line).toMatchObject({
      bookedOn: '2026-03-05',
      amount: 5005,
      currency: 'EUR',
      name: 'Jörg Müller',
      reference,
    });
    expect(read(camt(old, '02')).lines).toEqual([line]);
  });

  it('a batch whose parts add up is split, and any other becomes one line', () => {
    const part = (amount: string, name: string) =>
      transfer(
        `<Nm>${name}</Nm>`,
        '<Ustrd>help</Ustrd>',
        `<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`,
      );
    const batch = `<NtryDtls>${part('10.00', 'A')}${part('20.00', 'B')}</NtryDtls>`;
    expect(read(camt(entry('30.00', batch))).lines.map(line => [line.name, line.amount])).toEqual([
      ['A', 1000],
      ['B', 2000],
    ]);
    const { lines } = read(camt(entry('31.00', batch)));
    expect(lines.map(line => [line.name, line.amount, line.words])).toEqual([
      ['', 3100, 'A: help | B: help'],
    ]);
    const charge = (amount: string) => `<Chrgs><Rcrd><Amt Ccy="EUR">${amount}</Amt></Rcrd></Chrgs>`;
    const once = read(camt(entry('29.50', charge('0.50') + batch))).lines;
    expect(once.map(line => [line.name, line.amount, line.words])).toEqual([
      ['A', 1000, 'help'],
      ['B', 2000, 'help'],
      ['', -50, 'Bank charges'],
    ]);
    const each = batch.replaceAll('<RltdPties>', `${charge('0.25')}<RltdPties>`);
    expect(read(camt(entry('29.50', each))).lines.map(line => [line.amount, line.charges])).toEqual([
      [975, 25],
      [1975, 25],
    ]);
  });

  it('debits, reversals, charges and pending entries of a CAMT.053 file are told apart', () => {
    const { lines, pending, refused, entries } = read(
      camt(
        entry('5.00', '', { direction: 'DBIT' }) +
          entry('7.00', '<RvslInd>true</RvslInd>') +
          entry('9.00', '<Chrgs><Rcrd><Amt Ccy="EUR">1.00</Amt></Rcrd></Chrgs>') +
          entry('9.50', '<Chrgs><TtlChrgsAndTaxAmt Ccy="EUR">2.00</TtlChrgsAndTaxAmt></Chrgs>') +
          entry('9.00', '', { status: '<Cd>PDNG</Cd>' }) +
          entry('1e3', ''),
      ),
    );
    expect(lines.map(line => [line.amount, line.reversal, line.charges])).toEqual([
      [-500, false, 0],
      [700, true, 0],
      [900, false, 100],
      [950, false, 200],
    ]);
    expect([pending, entries]).toEqual([1, 6]);
    expect(refused).toEqual([{ place: 6, reason: 'not-an-amount', text: '1e3' }]);
  });

  it('each refused CAMT.053 entry is listed with its position and reason', () => {
    const bad = [
      entry('12,00', ''),
      entry('12.34567', ''),
      entry('', ''),
      entry('0.00', ''),
      entry('-5.00', ''),
      entry('5.00', '', { direction: 'both' }),
      entry('5.00', '').replace('EUR', 'Euro'),
      entry('5.00', '').replace('2026-03-05', '5.3.2026'),
      entry('5.00', '').replace('2026-03-05', ''),
      entry('5.00', '').replace('2026-03-05', '2026-02-30'),
    ];
    const { lines, refused, entries } = read(camt(entry('6.00', '') + bad.join('')));
    expect(lines.map(({ amount }) => amount)).toEqual([600]);
    expect(refused.map(({ place, reason }) => [place, reason])).toEqual([
      [2, 'not-an-amount'],
      [3, 'too-precise'],
      [4, 'no-amount'],
      [5, 'zero'],
      [6, 'wrong-sign'],
      [7, 'no-direction'],
      [8, 'unknown-currency'],
      [9, 'not-a-day'],
      [10, 'no-day'],
      [11, 'not-a-day'],
    ]);
    expect(entries).toBe(11);
  });

  it('a CAMT.053 file with several accounts gives each its own lines and balances', () => {
    const payment = {
      day: '2026-03-05',
      name: 'J&#246;rg',
      words: '&#4768;&#x1260;&#x1260; &amp;amp;',
      id: 'B1',
    };
    const first = makeCamt([{ ...payment, units: 500 }], { account: iban, opening: 10_000 });
    const second = makeCamt([{ ...payment, units: -300 }], {
      account: 'ET1000',
      currency: 'ETB',
      opening: 200,
    });
    const later = makeCamt([{ ...payment, units: 700, id: 'B2' }], { account: iban, opening: 10_500 });
    const found = readCamt(new TextEncoder().encode(camtFile(first, second, later)));
    expect(found).toMatchObject({
      ok: true,
      value: [
        { account: iban, currency: 'EUR', opening: 10_000, closing: 11_200, gaps: 0, entries: 2 },
        { account: 'ET1000', currency: 'ETB', opening: 200, closing: -100, lines: [{ amount: -300 }] },
      ],
    });
    expect(found.ok && found.value[0]?.lines[0]).toMatchObject({
      name: 'Jörg',
      words: 'አበበ &amp;',
      bankReference: 'B1',
    });
  });

  it('the structured reference takes precedence over the text, and two different references give none', () => {
    const other = makePaymentReference('ZZZZZZZZZZZZ');
    const structured = `<Ustrd>${other}</Ustrd><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>`;
    const [line] = read(
      camt(entry('1.00', `<NtryDtls>${transfer('<Nm>A</Nm>', structured)}</NtryDtls>`)),
    ).lines;
    expect(line?.reference).toBe(reference);
    const both = `<Ustrd>${other} ${reference}</Ustrd>`;
    const [unsure] = read(camt(entry('1.00', `<NtryDtls>${transfer('<Nm>A</Nm>', both)}</NtryDtls>`))).lines;
    expect(unsure?.reference).toBeNull();
  });

  it('equal gifts on one day get different ids, and the same ids again in an overlapping file', () => {
    const same = entry('5.00', `<NtryDtls>${transfer('<Nm>A</Nm>', '<Ustrd>x</Ustrd>')}</NtryDtls>`);
    const ids = read(camt(same + same)).lines.map(line => line.id);
    expect(new Set(ids).size).toBe(2);
    expect(
      read(camt(entry('6.00', '') + same + same))
        .lines.slice(1)
        .map(line => line.id),
    ).toEqual(ids);
  });

  it('entities, deep nesting, oversized files and anything but a statement are rejected', () => {
    const bomb = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
    expect(readCamt(camt(entry('1.00', '&b;'), '08', bomb))).toEqual({
      ok: false,
      problem: 'declares-entities',
    });
    const outside = '<!doctype d SYSTEM "file:///etc/passwd">';
    expect(readCamt(camt('', '08', outside))).toEqual({ ok: false, problem: 'declares-entities' });
    expect(readCamt(camt('<a>'.repeat(5000)))).toEqual({ ok: false, problem: 'not-xml' });
    expect(readCamt(camt('<a>'.repeat(5000) + '</a>'.repeat(5000)))).toEqual({
      ok: false,
      problem: 'not-xml',
    });
    expect(readCamt(new Uint8Array(21 * 1024 * 1024))).toEqual({ ok: false, problem: 'too-large' });
    expect(readCamt(new TextEncoder().encode('<Document/>'))).toEqual({
      ok: false,
      problem: 'not-a-statement',
    });
    expect(readCamt(new Uint8Array([0, 1, 2]))).toEqual({ ok: false, problem: 'not-text' });
    expect(readCamt(camt(entry('1.00', '<__proto__><x>1</x></__proto__>'))).ok).toBe(false);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});
