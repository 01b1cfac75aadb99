import { describe, expect, it } from 'vitest';
import { inEnglish } from '#cms/language/amharic.ts';
import { countResults, isAgreement, type ListedRow } from './import.rules.ts';
import { type GivenChoices, type ReadList, read as readFile } from './list.reader.ts';

const now = new Date('2026-11-20T09:00:00Z');
const how = 'signed a list at the fair';

describe('agreement of the people on a list', () => {
  it('an agreement is valid from the start of its day in UTC', () => {
    expect(isAgreement({ how, on: '2026-11-20' }, now)).toBe(true);
    expect(isAgreement({ how, on: '2026-11-20' }, new Date('2026-11-20T00:00:00Z'))).toBe(true);
    expect(isAgreement({ how, on: '2026-11-20' }, new Date('2026-11-19T23:59:59Z'))).toBe(false);
  });

  it.each(['2000-01-01', '1999-12-31'])('an agreement on %s is refused as implausibly old', on => {
    expect(isAgreement({ how, on }, now)).toBe(false);
  });

  it('an agreement on the earliest plausible day is accepted', () => {
    expect(isAgreement({ how, on: '2000-01-02' }, now)).toBe(true);
  });

  it.each(['', '2024', '2024-1-05', '2024-13-01', '05.12.2024', '2024-12-05T10:00:00Z', 'on 2024-12-05'])(
    'an agreement on %j is refused as no valid day',
    on => {
      expect(isAgreement({ how, on }, now)).toBe(false);
    },
  );

  it('an agreement needs at least ten characters about how it was given', () => {
    const on = '2024-12-05';
    expect(isAgreement({ how: 'paper list', on }, now)).toBe(true);
    expect(isAgreement({ how: 'on a list', on }, now)).toBe(false);
    expect(isAgreement({ how: '  on a list  ', on }, now)).toBe(false);
  });
});

describe('the report of an import', () => {
  it('the report of an import counts every result, including those with no lines', () => {
    const line = (end: 'confirmed' | 'left') => ({ line: 1, email: 'a@example.org', end });
    expect(countResults([line('confirmed'), line('left'), line('confirmed')])).toEqual({
      confirmed: 2,
      asked: 0,
      known: 0,
      left: 1,
      twice: 0,
      refused: 0,
      open: 0,
    });
  });
});

const today = new Date('2026-11-25T09:00:00.000Z');
const nothing: GivenChoices = {
  statuses: [],
  dayOrder: null,
  language: 'en',
  agreement: { how: '', on: '' },
};

function read(text: string, given: Partial<GivenChoices> = {}): ReadList {
  const list = readFile({ bytes: Buffer.from(text), given: { ...nothing, ...given }, now: today });
  if ('problem' in list) throw new Error(inEnglish(list.problem));
  const { rows, notices } = list.people;
  const said = rows.map(row => ('reason' in row ? { ...row, reason: inEnglish(row.reason) } : row));
  return { ...list, people: { ...list.people, rows: said, notices: notices.map(inEnglish) } };
}
const readEnds = (text: string, given: Partial<GivenChoices> = {}) =>
  read(text, given).people.rows.map(row => [row.email, row.end]);
const only = (text: string, given: Partial<GivenChoices> = {}) =>
  read(text, given).people.rows[0] as ListedRow;

describe('exports of other programs', () => {
  it('Ghost: unsubscribed and deleted people are left out', () => {
    const text = [
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
      '1,abeba@example.org,Abeba Bekele,,true,false,,2026-03-02T08:11:00.000Z,,news,',
      '2,gone@example.org,Gone Girma,,false,false,,2026-03-02T08:11:00.000Z,,,',
      '3,erased@example.org,,,true,false,,2026-03-02T08:11:00.000Z,2026-05-01T08:00:00.000Z,,',
    ].join('\n');
    expect(readEnds(text)).toEqual([
      ['abeba@example.org', 'person'],
      ['gone@example.org', 'left'],
      ['erased@example.org', 'left'],
    ]);
    expect(read(text).people.rows[1]).toMatchObject({
      reason: 'The column “subscribed_to_emails” says “false”.',
    });
    expect(only(text, { agreement: { how: 'The form of our blog', on: '' } })).toMatchObject({
      name: 'Abeba Bekele',
      agreement: { how: 'The form of our blog', on: '2026-03-02' },
    });
  });

  it('Mailchimp: cleaned and unsubscribed people are left out, by time or by status', () => {
    const text = [
      '"Email Address","First Name","Last Name",MEMBER_RATING,OPTIN_TIME,UNSUB_TIME,CLEAN_TIME,LEID',
      '"abeba@example.org","Abeba","Bekele",2,"2025-01-05 10:11:12",,,1',
      '"unsub@example.org","U","G",2,"2025-01-05 10:11:12","2026-01-05 10:11:12",,2',
      '"clean@example.org","C","G",2,"2025-01-05 10:11:12",,"2026-01-05 10:11:12",3',
    ].join('\r\n');
    expect(readEnds(text).map(([, end]) => end)).toEqual(['person', 'left', 'left']);
    expect(only(text)).toMatchObject({ name: 'Abeba Bekele' });
    expect(
      readEnds('Email,Status\na@example.org,subscribed\nb@example.org,cleaned\nc@example.org,Unsubscribed\n'),
    ).toEqual([
      ['a@example.org', 'person'],
      ['b@example.org', 'left'],
      ['c@example.org', 'left'],
    ]);
  });

  it('Substack: an address with disabled email is left out, and a free subscription is not', () => {
    const text = [
      'email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at',
      'free@example.org,false,,other,false,2026-01-05T10:11:12.000Z,',
      'off@example.org,true,,yearly,true,2026-01-05T10:11:12.000Z,',
    ].join('\n');
    expect(readEnds(text)).toEqual([
      ['free@example.org', 'person'],
      ['off@example.org', 'left'],
    ]);
  });

  it('listmonk: blocklisted and disabled people are left out', () => {
    const text = [
      'uuid,email,name,attributes,status,created_at,updated_at',
      'x1,a@example.org,Abeba,"{""city"": ""Bole""}",enabled,2026-01-05,2026-01-05',
      'x2,b@example.org,Saba,{},blocklisted,2026-01-05,2026-01-05',
      'x3,c@example.org,Hanna,{},disabled,2026-01-05,2026-01-05',
    ].join('\n');
    expect(readEnds(text).map(([, end]) => end)).toEqual(['person', 'left', 'left']);
  });

  it('Google Contacts and Outlook: names are put together from their parts', () => {
    const google =
      'First Name,Middle Name,Last Name,Organization Name,E-mail 1 - Label,E-mail 1 - Value\nAbeba,,Bekele,,* Home,a@example.org\n';
    expect(only(google)).toMatchObject({ end: 'person', name: 'Abeba Bekele', email: 'a@example.org' });
    const older = 'Name,Given Name,Family Name,E-mail 1 - Value\nAbeba Bekele,Abeba,Bekele,a@example.org\n';
    expect(only(older)).toMatchObject({ name: 'Abeba Bekele' });
    const outlook =
      'Title,First Name,Middle Name,Last Name,E-mail Address,E-mail Display Name\nDr.,Almaz,G/Medhin,Tesfaye,o@example.org,Almaz (o@example.org)\n';
    expect(only(outlook)).toMatchObject({ name: 'Almaz G/Medhin Tesfaye', email: 'o@example.org' });
  });

  it('our own list: each person keeps the language, day and wording of their agreement', () => {
    const text = [
      '"Name","Email","Status","Language","Topic: news","Joined","Confirmed on","Left","What was agreed to"',
      '"Abeba","a@example.org","confirmed","am",true,"2026-03-02T08:11:00.000Z","2026-03-02T09:00:00.000Z",,"I want the newsletter"',
      '"","","left","en",true,"2026-03-02T08:11:00.000Z",,"2026-04-02T08:11:00.000Z",""',
    ].join('\n');
    expect(read(text).people.rows).toMatchObject([
      { end: 'person', language: 'am', agreement: { how: 'I want the newsletter', on: '2026-03-02' } },
      { end: 'left' },
    ]);
  });

  it('unknown program: columns of names, addresses and languages are recognised by their contents', () => {
    const { table, people } = read('1;Abeba Bekele;abeba@example.org;am\n2;ሳባ ገ/መድህን;saba@example.org;en\n');
    expect(table).toMatchObject({ headings: null, columns: ['none', 'name', 'email', 'language'] });
    expect(people.rows).toMatchObject([{ name: 'Abeba Bekele', language: 'am' }, { name: 'ሳባ ገ/መድህን' }]);
    expect(read('ስም፣,ኢሜይል\nሳባ,saba@example.org\n').table.columns).toEqual(['none', 'email']);
  });
});

describe('status values', () => {
  const text =
    'email,status\na@example.org,lapsed\nb@example.org,lapsed\nc@example.org,active\nd@example.org,\n';

  it('an unknown or empty status is left to staff, and its rows are open until then', () => {
    const { people } = read(text);
    expect(people.statuses).toEqual([
      { column: 1, value: 'lapsed', count: 2, means: null, fixed: false },
      { column: 1, value: 'active', count: 1, means: 'writes', fixed: false },
      { column: 1, value: '', count: 1, means: null, fixed: false },
    ]);
    expect(people.rows.map(({ end }) => end)).toEqual(['open', 'open', 'person', 'open']);
  });

  it('a status value has the meaning that staff choose for it', () => {
    const agreement = { how: 'Signed a list at the fair', on: '2026-10-03' };
    const statuses = [
      { column: 1, value: 'LAPSED', means: 'ask' },
      { column: 1, value: '', means: 'left' },
    ] as const;
    const { rows } = read(text, { statuses, agreement }).people;
    expect(rows).toMatchObject([
      { end: 'person', agreement: null },
      { end: 'person', agreement: null },
      { end: 'person', agreement },
      { end: 'left' },
    ]);
  });

  it('a status that certainly means unsubscribed cannot be overridden', () => {
    const statuses = [{ column: 1, value: 'Unsubscribed', means: 'writes' }] as const;
    expect(only('email,status\na@example.org,Unsubscribed\n', { statuses })).toMatchObject({ end: 'left' });
  });

  it('a value that contradicts the heading of its column about who left is left to staff', () => {
    const text =
      'email,unsubscribed\na@example.org,subscribed\nb@example.org,2026-02-02\nc@example.org,nein\n';
    expect(readEnds(text).map(([, end]) => end)).toEqual(['open', 'left', 'person']);
    expect(read(text).people.statuses).toEqual([
      { column: 1, value: 'subscribed', count: 1, means: null, fixed: false },
    ]);
    const statuses = [{ column: 1, value: 'subscribed', means: 'writes' }] as const;
    expect(readEnds(text, { statuses }).map(([, end]) => end)).toEqual(['person', 'left', 'person']);
  });

  it('a file name that says unsubscribed is asked about for all people of the file', () => {
    const text = 'email\na@example.org\n';
    expect(readEnds(text, { fileName: 'unsubscribed_members_export.csv' })).toEqual([
      ['a@example.org', 'open'],
    ]);
    const statuses = [{ column: -1, value: 'unsubscribed_members_export.csv', means: 'left' }] as const;
    expect(only(text, { fileName: 'unsubscribed_members_export.csv', statuses })).toMatchObject({
      end: 'left',
      reason: 'The column “File” says “unsubscribed_members_export.csv”.',
    });
    expect(readEnds(text, { fileName: 'subscribed_members_export.csv' })).toEqual([
      ['a@example.org', 'person'],
    ]);
  });

  it('a status column without a heading is found, and a notice says so if it is not used', () => {
    const unnamed = 'a@example.org,subscribed\nb@example.org,bounced\n';
    expect(read(unnamed).table.columns).toEqual(['email', 'status']);
    const { people } = read(unnamed, { columns: ['email', 'none'] });
    expect(people.notices).toEqual(['The column “2” seems to say who left, but is not used.']);
  });
});

describe('a column that could say who left', () => {
  const text = [
    'email,May we send you our newsletter?,Chapter,Shoe size',
    'a@example.org,Yes,Bole,39',
    'b@example.org,No,Gulele,41',
    'c@example.org,Yes,Arada,40',
  ].join('\n');

  it('an undecided column keeps every row open until staff say what it means', () => {
    const { table, people } = read(text);
    expect(table).toMatchObject({ columns: ['email', 'undecided', 'none', 'none'], doubtful: [1] });
    expect(people.rows.map(row => [row.end, 'reason' in row && row.reason])).toEqual(
      Array(3).fill(['open', 'First say what the column “May we send you our newsletter?” means.']),
    );
    const status = read(text, { columns: ['email', 'status', 'none', 'none'] });
    expect(status.people.rows.map(({ end }) => end)).toEqual(['person', 'left', 'person']);
    expect(status.table.doubtful, 'the question stays, so that the answer can be changed').toEqual([1]);
  });

  it('a column that the request does not name is undecided and keeps every row open', () => {
    expect(readEnds(text, { columns: ['email'] }).map(([, end]) => end)).toEqual(['open', 'open', 'open']);
  });

  it('undecided and unused columns are shown with samples of their entries', () => {
    expect(read(text).people.samples).toEqual([
      {
        column: 1,
        values: [
          { value: 'Yes', count: 2 },
          { value: 'No', count: 1 },
        ],
        more: 0,
        empty: 0,
      },
      expect.objectContaining({ column: 2, values: expect.arrayContaining([{ value: 'Bole', count: 1 }]) }),
      expect.objectContaining({ column: 3, values: expect.arrayContaining([{ value: '39', count: 1 }]) }),
    ]);
    const rare = `email,tags\n${Array.from({ length: 30 }, (_, at) => `p${at}@example.org,tag ${at}\n`).join('')}`;
    const [sample] = read(`${rare}z@example.org,moved; unsubscribed\n`).people.samples;
    expect(sample).toMatchObject({ more: 23, empty: 0 });
    expect(sample?.values[0]).toEqual({ value: 'moved; unsubscribed', count: 1 });
  });
});

describe('dates in a list', () => {
  const how = 'Signed a list at the fair';
  const list = (...days: string[]) =>
    read(`email,joined\n${days.map((day, at) => `p${at}@example.org,${day}`).join('\n')}\n`, {
      agreement: { how, on: '' },
    });
  const listEndDays = ({ people }: ReadList) =>
    people.rows.map(row => (row.end === 'person' ? row.agreement?.on : row.end));

  it('a date is read in every common form that is unambiguous', () => {
    expect(listEndDays(list('20.11.2026', '03.05.2026'))).toEqual(['2026-11-20', '2026-05-03']);
    expect(listEndDays(list('11/20/2026', '03/05/2026'))).toEqual(['2026-11-20', '2026-03-05']);
    expect(listEndDays(list('20-NOV-2026', 'Nov 2 2026', '2026-11-03 10:11:12'))).toEqual([
      '2026-11-20',
      '2026-11-02',
      '2026-11-03',
    ]);
  });

  it('a date whose order of day and month is unknown is left to staff', () => {
    const asked = list('03.05.2026', '04/06/2026');
    expect(asked.people.days).toEqual({ order: null, asked: '03.05.2026' });
    expect(listEndDays(asked)).toEqual(['open', 'open']);
    const text = 'email,joined\na@example.org,03.05.2026\n';
    expect(only(text, { dayOrder: 'day-first', agreement: { how, on: '' } })).toMatchObject({
      agreement: { on: '2026-05-03' },
    });
    expect(only(text, { dayOrder: 'month-first', agreement: { how, on: '' } })).toMatchObject({
      agreement: { on: '2026-03-05' },
    });
  });

  it('dates of contradictory order are left to staff, and one that does not fit their choice is refused', () => {
    expect(listEndDays(list('21.05.2026', '05.21.2026'))).toEqual(['open', 'open']);
    const text = 'email,joined\na@example.org,21.05.2026\nb@example.org,05.21.2026\n';
    const { rows } = read(text, { dayOrder: 'day-first', agreement: { how, on: '' } }).people;
    expect(rows).toMatchObject([{ agreement: { on: '2026-05-21' } }, { end: 'refused' }]);
  });

  it('a row with an unreadable date is refused with the reason', () => {
    expect(list('soon').people.rows[0]).toMatchObject({
      end: 'refused',
      line: 2,
      reason: '“soon” is not a day we can read.',
    });
  });
});

describe('rows of a list', () => {
  it('invisible characters are stripped from an address', () => {
    const hidden = '\u200Babeba\u200D@exam\u00ADple.org\uFEFF\u00A0';
    expect(only(`email\n${hidden}\n`)).toMatchObject({ end: 'person', email: 'abeba@example.org' });
  });

  it('a name with a letter or no name is accepted, and a name without letters is refused', () => {
    for (const name of [
      'W/ro Genet',
      'John & Mary Smith',
      'Rotary Club of Bole 9212',
      '王小明',
      'O‘Brien',
      '',
    ])
      expect(only(`name,email\n"${name}",a@example.org\n`), name).toMatchObject({ end: 'person', name });
    expect(only('name,email\nAlmaz\u00A0 Bekele\u200B,a@example.org\n')).toMatchObject({
      name: 'Almaz Bekele',
    });
    expect(only('name,email\n4711,a@example.org\n')).toMatchObject({ end: 'refused' });
  });

  it('a row without a valid address is refused with the reason', () => {
    const { rows } = read('name,email\nAbeba,\nSaba,nobody\n').people;
    expect(rows).toEqual([
      { end: 'refused', line: 2, email: '', reason: 'There is no email address in this row.' },
      { end: 'refused', line: 3, email: 'nobody', reason: '“nobody” is not an email address.' },
    ]);
  });

  it('a row in an unknown language gets the chosen language, with a notice', () => {
    const { people } = read('email,language\na@example.org,Oromo\nb@example.org,Amharic\nc@example.org,\n', {
      language: 'am',
    });
    expect(people.rows).toMatchObject([{ language: 'am' }, { language: 'am' }, { language: 'am' }]);
    expect(people.notices).toEqual([
      '“Oromo” (rows: 1) is not a language of the newsletter: these readers get the one chosen below.',
    ]);
  });
});

describe('files that are no list', () => {
  it('an empty, malformed, binary or oversized file is refused with an explanation', () => {
    const problem = (bytes: string | Buffer) => {
      const list = readFile({ bytes: Buffer.from(bytes), given: nothing, now: today });
      return 'problem' in list ? { problem: inEnglish(list.problem) } : list;
    };
    expect(problem('')).toEqual({ problem: 'This file is empty.' });
    expect(problem('name,email\n')).toMatchObject({ problem: expect.stringMatching(/^There are no people/) });
    expect(problem('name,email\n"Abeba,a@b.c\n')).toMatchObject({
      problem: expect.stringMatching(/never closed: see line 2\./),
    });
    expect(problem(Buffer.from('PK\x03\x04'))).toMatchObject({
      problem: expect.stringMatching(/^This is a workbook/),
    });
    expect(problem(`name,email\n${'a,b\n'.repeat(20_001)}`)).toMatchObject({
      problem: expect.stringMatching(/20,000/),
    });
    expect(problem(`email${','.repeat(500)}\na@b.c\n`)).toMatchObject({
      problem: expect.stringMatching(/at most 500/),
    });
  });

  it('a file without any address leaves every row open', () => {
    expect(readEnds('first,second\na,b\n')).toEqual([['', 'open']]);
  });
});
