import { describe, expect, it } from 'vitest';
import { paymentReferenceOf } from '../payment-reference.rules.ts';
import { type ColumnMap, readAmount, readDay } from './column-map.rules.ts';
import { readCsv } from './read-csv.ts';

const map: ColumnMap = {
  account: 'DE89370400440532013000',
  bookedOn: 'Buchungstag',
  amount: { signed: 'Betrag' },
  currency: { always: 'EUR' },
  name: 'Name',
  words: ['Zweck'],
  dates: 'day-first',
  decimal: ',',
};
const reference = paymentReferenceOf('0123456789AB');
const text = `Konto;DE89\n\nBuchungstag;Name;Zweck;Betrag\n05.03.2026;Müller;"${reference}; danke";1.250,50\n6.3.26;X;;-3,00\nSumme;;;x\n`;

describe('a statement in CSV', () => {
  it('is parsed with detected delimiter and encoding, below the account details', () => {
    const latin = Uint8Array.from(text, character => character.charCodeAt(0));
    for (const bytes of [new TextEncoder().encode(text), new TextEncoder().encode(`\uFEFF${text}`), latin]) {
      const table = readCsv(bytes, map);
      expect(table).toMatchObject({
        ok: true,
        value: {
          lines: [
            { bookedOn: '2026-03-05', amount: 125050, currency: 'EUR', name: 'Müller', reference },
            { bookedOn: '2026-03-06', amount: -300, reference: null },
          ],
        },
      });
      expect(table.ok && table.value.unreadable).toHaveLength(1);
    }
  });

  it('is rejected without the saved columns', () => {
    expect(readCsv(new TextEncoder().encode('a;b\n1;2\n'), map)).toEqual({
      ok: false,
      problem: 'no-columns',
    });
    expect(readCsv(new TextEncoder().encode(''), map)).toEqual({ ok: false, problem: 'no-columns' });
  });

  it('rejects ambiguous amounts and dates', () => {
    expect(readAmount('1.234,50-', ',', 'EUR')).toBe(-123450);
    expect(readAmount("+ 1'234.50", '.', 'EUR')).toBe(123450);
    expect(readAmount('(12.00)', '.', 'USD')).toBe(-1200);
    expect(readAmount('1,50', '.', 'EUR')).toBeNull();
    expect(readAmount('1.505', '.', 'EUR')).toBeNull();
    expect(readAmount('9'.repeat(17), '.', 'EUR')).toBeNull();
    expect(readAmount('500', ',', 'JPY')).toBe(500);
    expect(readDay('31.02.2026', 'day-first')).toBeNull();
    expect(readDay('2026-02-28', 'iso')).toBe('2026-02-28');
    expect(readDay('2026-02-28', 'day-first')).toBeNull();
  });
});
