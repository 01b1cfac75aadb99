import { describe, expect, it } from 'vitest';
import { type Choices, findLayout, openTable, type Remembered, readCsv, rememberLayout } from './read-csv.ts';

const iban = 'DE89370400440532013000';
const other = 'NL91ABNA0417164300';

/** A file as it is read without any choice but these. */
function read(
  text: string,
  {
    choices = {},
    remembered = null,
    currency = 'EUR',
  }: { choices?: Choices; remembered?: Remembered | null; currency?: string } = {},
) {
  const account = { account: iban, currency };
  const table = openTable(new TextEncoder().encode(text), choices);
  if (!table.ok) throw new Error(table.problem);
  const found = findLayout(table.value, { account, accounts: [iban, other], remembered, choices });
  const reading = readCsv(table.value, found.layout, account);
  return {
    ...found,
    table: table.value,
    reading,
    asked: found.questions.map(({ about }) => about),
    money: reading.lines.map(({ bookedOn, amount }) => [bookedOn, amount]),
    refused: reading.refused.map(({ place, reason }) => [place, reason]),
  };
}

const table = (...rows: string[]) => `${rows.join('\n')}\n`;
const inAndOut = [
  ['2026-10-05', 5000],
  ['2026-10-06', -2000],
];

describe('a direction column', () => {
  it.each<[string, string, string, string]>([
    ['signs as its heading', '+/-', '+', '-'],
    ['no heading', '', '+', '-'],
    ['no heading, with letters', '', 'H', 'S'],
    ['D/K', 'D/K', 'K', 'D'],
    ['D / C', 'D / C', 'C', 'D'],
    ['S/H', 'S/H', 'H', 'S'],
    ['Soll/Haben-Kennzeichen', 'Soll/Haben-Kennzeichen', 'H', 'S'],
    ['Debe/Haber', 'Debe/Haber', 'H', 'D'],
    ['Dare/Avere', 'Dare/Avere', 'Avere', 'Dare'],
    ['CR/DR', 'CR/DR', 'CR', 'DR'],
    ['Credit or Debit Indicator', 'Credit or Debit Indicator', 'CRDT', 'DBIT'],
    ['a heading of a description', 'Details', 'CREDIT', 'DEBIT'],
    ['an unknown heading', 'Umsatzart', 'Eingang', 'Ausgang'],
    ['the dash of a typesetter', '+/−', '+', '−'],
  ])('the direction of an amount is read from a column with %s', (_, heading, incoming, outgoing) => {
    const rows = [
      `Date;Name;${heading};Amount`,
      `2026-10-05;Abebe;${incoming};50,00`,
      `2026-10-06;Rent;${outgoing};20,00`,
    ];
    const { asked, money, refused } = read(table(...rows));
    expect([asked, money, refused]).toEqual([[], inAndOut, []]);
  });

  it('staff are asked about unknown direction words, which are read once explained and remembered', () => {
    const text = table(
      'Date;D/K;Amount',
      '2026-10-05;Zu;50,00',
      '2026-10-06;Ab;20,00',
      '2026-10-07;Storno;1,00',
    );
    const unknown = read(text);
    expect(unknown.questions).toEqual([{ about: 'direction-words', example: 'zu' }]);
    expect(unknown.words).toEqual(['zu', 'ab', 'storno']);
    const told = read(text, { choices: { sides: { in: 'zu', out: 'ab' } } });
    expect([told.asked, told.money, told.refused]).toEqual([[], inAndOut, [[4, 'no-direction']]]);
    const remembered = rememberLayout(told.table, told.layout);
    expect(read(text, { remembered }).money).toEqual(inAndOut);
  });

  it('the direction column is found even if an earlier version remembered it as unused', () => {
    const text = table('Date;+/-;Amount', '2026-10-05;+;50,00', '2026-10-06;-;20,00');
    const old: Remembered = {
      headings: [
        ['date', 'day'],
        ['', 'none'],
        ['amount', 'amount'],
      ],
      columns: ['day', 'none', 'amount'],
      dayOrder: null,
      decimal: ',',
    };
    expect(read(text, { remembered: old }).money).toEqual(inAndOut);
  });

  it('a row whose direction contradicts the sign of its amount is refused', () => {
    const { refused } = read(
      table('Date;D/K;Amount', '2026-10-05;K;50,00', '2026-10-06;K;-20,00', '2026-10-07;D;+1,00'),
    );
    expect(refused).toEqual([
      [3, 'wrong-sign'],
      [4, 'wrong-sign'],
    ]);
  });

  it('a column of dashes or of one repeated letter is not taken for a direction', () => {
    const { layout, money } = read(
      table('Date;Note;Class;Amount', '2026-10-05;-;C;50,00', '2026-10-06;-;C;-20,00'),
    );
    expect(layout.columns).not.toContain('direction');
    expect(money).toEqual(inAndOut);
  });
});

describe('amounts without a sign', () => {
  const plain = table('Date;Name;Amount', '2026-10-05;Abebe;50,00', '2026-10-06;Rent;20,00');

  it('staff are asked whether unsigned amounts are money in or out when nothing else tells', () => {
    expect(read(plain).questions).toEqual([{ about: 'direction', example: '50,00' }]);
    expect(read(plain, { choices: { unsigned: 1 } }).money.map(([, amount]) => amount)).toEqual([5000, 2000]);
    expect(read(plain, { choices: { unsigned: -1 } }).money.map(([, amount]) => amount)).toEqual([
      -5000, -2000,
    ]);
  });

  it('the direction of unsigned amounts is remembered while the headings stay the same', () => {
    const told = read(plain, { choices: { unsigned: 1 } });
    const remembered = rememberLayout(told.table, told.layout);
    expect(read(plain, { remembered }).asked).toEqual([]);
    expect(read(plain.replace('Name', 'Who'), { remembered }).asked).toEqual(['direction']);
    const signed = read(plain.replace('20,00', '-20,00'));
    expect(read(plain, { remembered: rememberLayout(signed.table, signed.layout) }).asked).toEqual([]);
  });

  it('staff are asked for the direction if an earlier file had a direction column and this one has none', () => {
    const told = read(table('Date;Name;D/K;Amount', '2026-10-05;Abebe;K;50,00', '2026-10-06;Rent;D;20,00'));
    expect(read(plain, { remembered: rememberLayout(told.table, told.layout) }).asked).toEqual(['direction']);
  });

  it('staff are asked for the direction if only money in is marked, as on credit card bills', () => {
    const bill = table('Date;Name;Amount', '2026-10-05;Refund;50,00 CR', '2026-10-06;Rent;20,00');
    expect(read(bill).asked).toEqual(['direction']);
    expect(read(bill, { choices: { unsigned: -1 } }).money).toEqual(inAndOut);
  });

  it.each([
    ['went out', '2026-10-05;Rent;50,00;950,00', '2026-10-06;Food;20,00;930,00', [-5000, -2000]],
    ['came in', '2026-10-05;Sara;50,00;1050,00', '2026-10-06;Hanna;20,00;1070,00', [5000, 2000]],
  ])(
    'staff are not asked for the direction if the balances prove that unsigned amounts %s',
    (_, one, two, amounts) => {
      const { asked, money } = read(table('Date;Name;Amount;Balance', one, two));
      expect([asked, money.map(([, amount]) => amount)]).toEqual([[], amounts]);
    },
  );
});

describe('the day of a line', () => {
  it.each([
    ['Valuta;Buchung', '2026-10-07;2026-10-05'],
    ['Buchung;Valuta', '2026-10-05;2026-10-07'],
    ['Wert;Buchung', '2026-10-07;2026-10-05'],
    ['Value date;Posting date', '2026-10-07;2026-10-05'],
    ['Fecha valor;Fecha', '2026-10-07;2026-10-05'],
  ])('the booking day is used, not the value date, in either column order: %s', (days, row) => {
    expect(read(table(`${days};Name;Betrag`, `${row};Sara;+5,00`)).money).toEqual([['2026-10-05', 500]]);
  });

  it('a day with a two-digit year is read once staff have chosen the order of day, month and year', () => {
    const text = table('Date;Name;Amount', '25.10.26;Sara;+5,00');
    expect(read(text).asked).toEqual(['day-order']);
    expect(read(text, { choices: { dayOrder: 'day-first' } }).money).toEqual([['2026-10-25', 500]]);
    expect(read(text.replace('25.10.26', '25.10.2026')).money).toEqual([['2026-10-25', 500]]);
  });
});

describe('fees of payment services', () => {
  it('the fee of a PayPal line is read as a charge, and its net as the amount', () => {
    const { asked, reading } = read(
      table(
        '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Reference Txn ID","Balance","Subject","Note","Balance Impact"',
        '"10/25/2026","08:12:44","PDT","Sara Alemu","Donation Payment","Completed","USD","10.00","-0.64","9.36","a@example.org","b@example.org","7AB12345CD678901E","","109.36","","for school","Credit"',
        '"10/26/2026","09:00:00","PDT","","General Withdrawal","Completed","USD","-100.00","0.00","-100.00","","","8AB12345CD678901E","","9.36","","","Debit"',
        '"10/27/2026","09:00:00","PDT","Hanna","Donation Payment","Pending","USD","5.00","-0.44","4.56","","","9AB12345CD678901E","","","","","Memo"',
      ),
      { currency: 'USD' },
    );
    expect(asked).toEqual([]);
    expect(reading.lines).toMatchObject([
      { amount: 936, charges: 64, name: 'Sara Alemu', bankReference: '7AB12345CD678901E', currency: 'USD' },
      { amount: -10000, charges: 0 },
    ]);
    expect([reading.pending, reading.refused, reading.gaps]).toEqual([1, [], 0]);
  });

  it('the fee of a line of Stripe or of the German PayPal is read as a charge', () => {
    const stripe = read(
      table(
        'id,Type,Source,Amount,Fee,Destination Platform Fee,Net,Currency,Created (UTC),Available On (UTC),Description',
        'txn_1,charge,ch_1,25.00,1.03,,23.97,usd,2026-10-25 12:33:01,2026-10-27 00:00:00,Gift',
        'txn_2,payout,po_1,-23.97,0.00,,-23.97,usd,2026-10-28 02:00:00,2026-10-28 00:00:00,STRIPE PAYOUT',
      ),
      { currency: 'USD' },
    );
    expect(stripe.asked).toEqual([]);
    expect(stripe.reading.lines).toMatchObject([
      { bookedOn: '2026-10-25', amount: 2397, charges: 103, bankReference: 'txn_1' },
      { bookedOn: '2026-10-28', amount: -2397, charges: 0, bankReference: 'txn_2' },
    ]);
    const german = read(
      table(
        '"Datum","Uhrzeit","Zeitzone","Beschreibung","Währung","Brutto","Entgelt","Netto","Guthaben","Transaktionscode","Name"',
        '"25.10.2026","08:12:44","Europe/Berlin","Spende","EUR","10,00","-0,64","9,36","109,36","7AB","Sara"',
        '"26.10.2026","08:12:44","Europe/Berlin","Abbuchung","EUR","-100,00","0,00","-100,00","9,36","8AB",""',
      ),
    );
    expect(german.reading.lines).toMatchObject([
      { amount: 936, charges: 64, name: 'Sara', balance: 10936 },
      { amount: -10000, charges: 0 },
    ]);
  });

  it('a fee column without a net amount is not read as a charge', () => {
    const { reading } = read(table('Date;Name;Amount;Fee', '2026-10-05;Sara;+50,00;1,00'));
    expect(reading.lines).toMatchObject([{ amount: 5000, charges: 0 }]);
  });
});

describe('a file that holds more than one account or currency', () => {
  it('rows of another of our accounts are refused, and those of the chosen account are read', () => {
    const { money, refused } = read(
      table(
        'IBAN/BBAN;Datum;Naam;Bedrag;Tegenrekening',
        `${iban};2026-10-05;Sara;+50,00;${other}`,
        `${other};2026-10-05;Rent;-7,00;`,
        `DE89 3704 0044 0532 0130 00;2026-10-06;Rent;-20,00;`,
      ),
    );
    expect([money, refused]).toEqual([inAndOut, [[3, 'other-account']]]);
  });

  it('the amount in the account’s currency is read, not the original amount paid abroad', () => {
    const { reading, asked } = read(
      table(
        '"Booking Date","Value Date","Partner Name","Payment Reference","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"',
        '"2026-10-05","2026-10-05","Sara","gift","50.00","55.00","USD","1.1"',
        '"2026-10-06","2026-10-06","Rent","","-20.00","","",""',
      ),
    );
    expect(asked).toEqual([]);
    expect(reading.lines.map(({ amount, currency }) => [amount, currency])).toEqual([
      [5000, 'EUR'],
      [-2000, 'EUR'],
    ]);
  });

  it.each([
    ['Amount (ETB)', 'ETB'],
    ['Amount in ETB', 'ETB'],
    ['Amount ETB', 'ETB'],
    ['Amount in birr', 'ETB'],
    ['Amount (Ethiopian Birr)', 'ETB'],
    ['Money in ETB', 'ETB'],
    ['መጠን በብር', 'ETB'],
    ['መጠን (በኢትዮጵያ ብር)', 'ETB'],
    ['Betrag in USD', 'USD'],
    ['Value in US dollars', 'USD'],
    ['Amount ($)', 'USD'],
    ['መጠን በዶላር', 'USD'],
  ])(
    'staff are asked for the currency when the amount heading names another than the account’s: %s',
    (heading, other) => {
      const file = table(`Date;Name;${heading}`, '2026-10-05;Sara;+50.00');
      const asked = read(file);
      expect([asked.questions, asked.currencies]).toEqual([
        [{ about: 'currency', example: other }],
        [other, 'EUR'],
      ]);
      const told = (currency: string) => read(file, { choices: { currency } });
      expect(told(other).reading.lines).toMatchObject([{ amount: 5000, currency: other }]);
      expect(told('EUR').reading.lines).toMatchObject([{ amount: 5000, currency: 'EUR' }]);
      expect(told('GBP').asked).toEqual(['currency']);
    },
  );

  it.each([
    ['Amount (EUR)', 'EUR'],
    ['Amount in Euro', 'EUR'],
    ['Betrag in €', 'EUR'],
    ['Amount in $', 'CAD'],
    ['መጠን በብር', 'ETB'],
  ])(
    'staff are not asked for the currency when the amount heading names the account’s: %s, %s',
    (heading, currency) => {
      const { asked, reading } = read(table(`Date;Name;${heading}`, '2026-10-05;Sara;+50.00'), { currency });
      expect([asked, reading.lines]).toMatchObject([[], [{ amount: 5000, currency }]]);
    },
  );

  it('staff are not asked for the currency when each row names its own', () => {
    const { asked } = read(table('Date;Name;Amount in ETB;Currency', '2026-10-05;Sara;+50.00;EUR'));
    expect(asked).toEqual([]);
  });

  it('both currencies are offered when the credit and debit headings name different ones', () => {
    const { currencies } = read(table('Date;Name;Credit (ETB);Debit (EUR)', '2026-10-05;Sara;50.00;'));
    expect(currencies).toEqual(['ETB', 'EUR']);
  });

  it('a chosen currency is remembered for the next file with the same headings', () => {
    const file = table('Date;Name;Amount (ETB)', '2026-10-05;Sara;+50.00');
    const told = read(file, { choices: { currency: 'ETB' } });
    const remembered = rememberLayout(told.table, told.layout);
    expect(read(file, { remembered }).reading.lines).toMatchObject([{ currency: 'ETB' }]);
    expect(read(file.replace('ETB', 'USD'), { remembered }).asked).toEqual(['currency']);
  });
});

describe('"in" before a currency', () => {
  it.each(['Money in ETB', 'Amount in ETB', 'Amount in birr', 'Amount in (ETB)', 'Paid in ETB', 'መጠን በብር'])(
    '"in" before a currency is not read as money in without a column for money out: %s',
    heading => {
      const etb = { currency: 'ETB' };
      const signed = table(`Date;Name;${heading}`, '2026-10-05;Sara;+50.00', '2026-10-06;Rent;-20.00');
      expect(read(signed, etb).money).toEqual(inAndOut);
      const unsigned = table(`Date;Name;${heading}`, '2026-10-05;Sara;50.00', '2026-10-06;Rent;20.00');
      expect(read(unsigned, etb).asked).toEqual(['direction']);
    },
  );

  it.each([
    ['Money in ETB', 'Money out ETB'],
    ['Paid in ETB', 'Withdrawn ETB'],
    ['Amount in ETB', 'Amount out ETB'],
    ['Paid in (ETB)', 'Paid out (ETB)'],
    ['Credit in ETB', 'Debit in ETB'],
    ['ገቢ በብር', 'ወጪ በብር'],
  ])('a column for money in and one for money out are read as a pair: %s, %s', (incoming, outgoing) => {
    const rows = ['2026-10-05;Sara;50.00;', '2026-10-06;Rent;;20.00'];
    const { asked, money } = read(table(`Date;Name;${incoming};${outgoing}`, ...rows), { currency: 'ETB' });
    expect([asked, money]).toEqual([[], inAndOut]);
  });
});

describe('bank-specific CSV formats', () => {
  it.each<[string, string[], (string | number)[][], string[]?]>([
    [
      'ING in the Netherlands',
      [
        '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen";"Saldo na mutatie";"Tag"',
        '"20261006";"Huur";"NL20INGB0001234567";"";"IC";"Af";"20,00";"Incasso";"";"30,00";""',
        '"20261005";"Sara";"NL20INGB0001234567";"";"OV";"Bij";"50,00";"Overschrijving";"gift";"50,00";""',
      ],
      inAndOut.toReversed(),
    ],
    [
      'a Volksbank, whose last column has no heading, with balances below',
      [
        '"Buchungstag";"Valuta";"Empfänger/Zahlungspflichtiger";"Vorgang/Verwendungszweck";"Währung";"Umsatz";" "',
        '"05.10.2026";"07.10.2026";"Sara";"Spende";"EUR";"50,00";"H"',
        '"06.10.2026";"06.10.2026";"Miete";"Oktober";"EUR";"20,00";"S"',
        '"31.10.2026";"";"";"Endsaldo";"EUR";"30,00";"H"',
      ],
      inAndOut,
    ],
    [
      'a Sparkasse, with what is not booked yet',
      [
        '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"Betrag";"Waehrung";"Info"',
        '"DE89370400440532013000";"05.10.26";"05.10.26";"GUTSCHRIFT";"Spende";"Sara";"DE1";"50,00";"EUR";"Umsatz gebucht"',
        '"DE89370400440532013000";"06.10.26";"06.10.26";"LASTSCHRIFT";"Miete";"Haus";"DE2";"-20,00";"EUR";"Umsatz gebucht"',
        '"DE89370400440532013000";"30.10.26";"30.10.26";"LASTSCHRIFT";"Strom";"Werke";"DE3";"-9,00";"EUR";"Umsatz vorgemerkt"',
      ],
      inAndOut,
      ['day-order'],
    ],
    [
      'M-Pesa, with the word "Withdrawn"',
      [
        'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance',
        'QJ1,2026-10-05 10:00:00,Gift from Sara,Completed,50.00,,50.00',
        'QJ2,2026-10-06 10:00:00,Pay rent,Completed,,-20.00,30.00',
      ],
      inAndOut,
    ],
    [
      'Chase, whose details are the direction',
      [
        'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
        'CREDIT,10/25/2026,SARA ALEMU,50.00,ACH_CREDIT,50.00,',
        'DEBIT,10/26/2026,RENT,-20.00,ACH_DEBIT,30.00,',
      ],
      [
        ['2026-10-25', 5000],
        ['2026-10-26', -2000],
      ],
    ],
    [
      'a bank that writes line breaks into its descriptions, and a total below',
      [
        'Date;Description;Amount',
        '2026-10-05;"Sara\nfor school; thanks";+50,00',
        '2026-10-06;"He said ""rent""";(20,00)',
        'Total;;30,00',
      ],
      inAndOut,
    ],
  ])('the CSV of %s is read as it is exported', (_, rows, expected, questions = []) => {
    const first = read(table(...rows));
    expect(first.asked).toEqual(questions);
    const { money } = read(table(...rows), {
      choices: questions.length > 0 ? { dayOrder: 'day-first' } : {},
    });
    expect(money).toEqual(expected);
  });
});

it('rows with an opening or closing balance are refused, though they have a day and an amount', () => {
  const { money, refused } = read(
    table(
      'Date;Description;Amount',
      '2026-10-01;Balance brought forward;1000,00',
      '2026-10-05;Sara;50,00',
      '2026-10-06;Total;-20,00',
      '2026-10-31;Endsaldo;1030,00',
    ),
  );
  expect([money, refused]).toEqual([
    inAndOut,
    [
      [2, 'no-payment'],
      [5, 'no-payment'],
    ],
  ]);
});

describe('a file in another format', () => {
  it.each([
    [
      'MT940',
      ':20:STARTUMS\n:25:10020030/1234567\n:28C:0/1\n:60F:C261004EUR0,00\n:61:2610051005C50,00NTRFNONREF\n',
    ],
    [
      'MT940 in a message of SWIFT',
      '{1:F01BANKBICAXXXX0000000000}{2:I940BANKBICAXXXXN}{4:\n:20:1\n:25:1\n:61:2610051005C50,00\n',
    ],
    [
      'MT940 with names of banks above',
      'BUNQNL2A\n940\nBUNQNL2A\n:20:BUNQ BV\n:25:NL1\n:60F:C261004EUR0,00\n',
    ],
  ])('an MT940 file is refused as such: %s', (_, text) => {
    expect(openTable(new TextEncoder().encode(text))).toEqual({ ok: false, problem: 'mt940' });
  });

  it.each(['OFXHEADER:100\nDATA:OFXSGML\n', "!Type:Bank\nD10/05'26\nT50,00\nPSara\n^\n"])(
    'OFX and QIF files are refused as home-banking files',
    text => {
      expect(openTable(new TextEncoder().encode(text))).toEqual({ ok: false, problem: 'home-banking' });
    },
  );
});
