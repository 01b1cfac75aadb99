import { describe, expect, it } from 'vitest';
import { namesColumns, readTable, type Table } from './read-table.ts';

const readRows = (bytes: Uint8Array | string) => {
  const table = readTable(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, { longest: 1_000 });
  if ('problem' in table) throw new Error(table.problem);
  return table;
};
const readCells = (table: Table) => table.rows.map(({ cells }) => cells);
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

const people = [
  ['Name', 'Email'],
  ['Zoë', 'zoe@example.org'],
  ['አልማዝ', 'almaz@example.org'],
];
const text = people.map(row => row.join(';')).join('\r\n');

describe('a table in a file', () => {
  it.each<[string, Uint8Array, string]>([
    ['UTF-8', Buffer.from(text), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 without its mark', Buffer.from(text, 'utf16le'), 'utf-16le'],
    ['UTF-16 the other way round', swapped(`\uFEFF${text}`), 'utf-16be'],
    ['the same without its mark', swapped(text), 'utf-16be'],
  ])('a table is read in %s', (_, bytes, encoding) => {
    const table = readRows(bytes);
    expect(readCells(table)).toEqual(people);
    expect(table).toMatchObject({ encoding, delimiter: ';', columns: 2 });
  });

  it('a table in Windows-1252 is read', () => {
    const bytes = Buffer.from('Name,Email\nZo\xEB \x84Z\x93,zoe@example.org\n', 'latin1');
    expect(readCells(readRows(bytes))[1]).toEqual(['Zoë „Z“', 'zoe@example.org']);
  });

  it.each([',', ';', '\t', '|'])('a table is read with %j between its cells', delimiter => {
    const lines = [
      `Name${delimiter}Email`,
      `"Bekele${delimiter} Abeba"${delimiter}a@example.org`,
      `x${delimiter}y`,
    ];
    const table = readRows(lines.join('\n'));
    expect(table.delimiter).toBe(delimiter);
    expect(readCells(table)[1]).toEqual([`Bekele${delimiter} Abeba`, 'a@example.org']);
  });

  it('the sep= line of Excel sets the separator, and counts as a line', () => {
    const table = readRows('sep=;\r\nName;Email\r\nA, B;a@example.org\r\n');
    expect(table.rows).toEqual([
      { line: 2, cells: ['Name', 'Email'] },
      { line: 3, cells: ['A, B', 'a@example.org'] },
    ]);
  });

  it('a table may have one column, blank lines, blank rows and rows of different widths', () => {
    const table = readRows('Email\n\na@example.org\n,,\n"b@example.org",x\n');
    expect(table.rows).toEqual([
      { line: 1, cells: ['Email'] },
      { line: 3, cells: ['a@example.org'] },
      { line: 5, cells: ['b@example.org', 'x'] },
    ]);
  });

  it('a line break within a quoted cell, and a quotation mark within a name, are kept', () => {
    expect(readCells(readRows('Name,Email\n"A\nB",a@example.org\nJohn "Jo" Smith,j@example.org\n'))).toEqual([
      ['Name', 'Email'],
      ['A\nB', 'a@example.org'],
      ['John "Jo" Smith', 'j@example.org'],
    ]);
  });

  it('a file that is no table is refused with its reason', () => {
    expect(readTable(Buffer.from('PK\x03\x04…', 'latin1'), { longest: 9 })).toEqual({
      problem: 'spreadsheet',
    });
    expect(readTable(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), { longest: 9 })).toEqual({
      problem: 'spreadsheet',
    });
    expect(readTable(Buffer.from([0x89, 0x50, 0, 1, 2, 3, 65, 66, 67, 68]), { longest: 9 })).toEqual({
      problem: 'no-text',
    });
    expect(readTable(Buffer.from(' \n,,\n'), { longest: 9 })).toEqual({ problem: 'empty' });
    expect(readTable(Buffer.from('a\nb\nc\n'), { longest: 2 })).toEqual({ problem: 'too-long' });
    expect(readTable(Buffer.from('sep=,\na,b\n"c,d\ne,f\n'), { longest: 9 })).toMatchObject({
      problem: 'open-quote',
    });
  });
});

describe('the names of the columns', () => {
  const isNamed = (...rows: string[][]) => namesColumns(rows.map((cells, at) => ({ line: at + 1, cells })));
  it('the first row holds the names of the columns when it contains words alone', () => {
    expect(isNamed(['Name', 'Email'], ['Abeba', 'a@example.org'])).toBe(true);
    expect(isNamed(['ስም', 'ኢሜይል'])).toBe(true);
    expect(isNamed(['Abeba', 'a@example.org'])).toBe(false);
    expect(isNamed(['Date', '300.00'])).toBe(false);
    expect(isNamed(['21.11.2026', 'Abeba'])).toBe(false);
    expect(isNamed(['EUR', 'EUR'])).toBe(false);
    expect(isNamed(['', ' '])).toBe(false);
    expect(isNamed()).toBe(false);
  });
});
