import { describe, expect, it } from 'vitest';
import {
  couldSayWhoLeft,
  holdsStatus,
  isDay,
  isSurelyLeft,
  normalizeHeading,
  readLeftStatus,
  readStatus,
  speaksOfLeaving,
  splitWords,
} from './status-words.rules.ts';

describe('words of a list', () => {
  it.each([
    ['  E-Mail_Address:  (Work) ', 'email address work'],
    ['Opt. In/Out? [x]', 'opt in out x'],
    ['"Don’t" \'mail\'!', 'don t mail'],
    ['#1; a*b, c', '1 a b c'],
    ['Ｙｅｓ', 'yes'],
    ['ye\u200bs', 'yes'],
    ['✔\uFE0F', '✔'],
  ])('the heading or word %s is compared as "%s"', (written, compared) => {
    expect(normalizeHeading(written)).toBe(compared);
  });

  it('words that semicolons separate are compared one by one', () => {
    expect(splitWords('Opted-In; yes;\n ✓')).toEqual(['opted in', 'yes', '✓']);
  });

  it('a text is a day if it is one in any order', () => {
    expect(['2024-01-05', '05/06/2024', '31.12.2024', '12/31/2024'].map(isDay)).toEqual(Array(4).fill(true));
    expect(['', 'soon', '2024-13-45', '7'].map(isDay)).toEqual(Array(4).fill(false));
  });
});

describe('the meaning of a status', () => {
  it.each(['Subscribed', 'active', 'Opted-In', 'paid', 'Abonniert', 'ተመዝግቧል', 'yes', '1', '✔', 'አዎ'])(
    'the status %s means that somebody gets mail',
    cell => {
      expect(readStatus(cell)).toBe('writes');
      expect(isSurelyLeft(cell)).toBe(false);
    },
  );

  it.each([
    'Unsubscribed',
    'hard-bounce',
    'Marked as spam',
    'Opted Out',
    'Do not e-mail',
    'abgemeldet',
    'ወጥተዋል',
  ])('the status %s means that somebody left, whatever staff choose', cell => {
    expect(readStatus(cell)).toBe('left');
    expect(isSurelyLeft(cell)).toBe(true);
  });

  it.each(['disabled', 'Archived', 'no e-mail', 'no mail', 'inaktiv', 'no', '0', '✗', 'አይደለም'])(
    'the status %s means that somebody left, unless staff choose otherwise',
    cell => {
      expect(readStatus(cell)).toBe('left');
      expect(isSurelyLeft(cell)).toBe(false);
    },
  );

  it.each(['', 'maybe', 'pending', 'unsubscribed yesterday', 'not yet subscribed'])(
    'staff decide what the status "%s" means',
    cell => {
      expect(readStatus(cell)).toBeNull();
      expect(isSurelyLeft(cell)).toBe(false);
    },
  );

  it('a column holds statuses if each filled cell has a known one that means something by itself', () => {
    expect(holdsStatus(['subscribed', ' ', 'Unsubscribed', ''])).toBe(true);
    expect(holdsStatus(['subscribed', 'maybe'])).toBe(false);
    expect(holdsStatus(['subscribed', 'yes'])).toBe(false);
    expect(holdsStatus(['subscribed', '0'])).toBe(false);
    expect(holdsStatus(['yes', 'no'])).toBe(false);
    expect(holdsStatus([' ', ''])).toBe(false);
    expect(holdsStatus([])).toBe(false);
  });
});

describe('a column about who left', () => {
  it.each(['', '-', '—', 'never', 'NULL', 'n/a', 'no', 'false', '0000-00-00', '0000-00-00 00:00:00'])(
    'the cell "%s" says that somebody did not leave',
    cell => {
      expect(readLeftStatus(cell)).toBe('writes');
    },
  );

  it.each(['2024-01-05', 'yes', 'moved away', 'unsubscribed', '10000-00-00'])(
    'the cell "%s" says that somebody left',
    cell => {
      expect(readLeftStatus(cell)).toBe('left');
    },
  );

  it('staff decide about a cell that contradicts its column', () => {
    for (const cell of ['subscribed', 'Active', 'opted in']) expect(readLeftStatus(cell)).toBeNull();
  });
});

describe('columns that could say who left', () => {
  const colours = ['red', 'blue', 'green', 'white'];

  it.each([
    'HasOptedOut',
    'Unsubscribe date',
    'No E-Mail',
    'Don’t contact',
    'Blacklisted?',
    'Désabonné',
    'ታግዷል',
    'Newsletter',
    'Marketing consent',
    'E-Mail list',
    'Einwilligung',
    'ስምምነት',
  ])('a column with the heading %s could say who left, whatever its cells are', heading => {
    expect(couldSayWhoLeft(heading, colours)).toBe(true);
  });

  it.each(['Colour', 'Favourite', 'Town', 'Write', 'Ringmail', ''])(
    'a column with the heading "%s" and a colour in each cell says nothing of it',
    heading => {
      expect(couldSayWhoLeft(heading, colours)).toBe(false);
    },
  );

  it.each(['Shall somebody write to her?', 'Dürfen wir anschreiben？', 'መልእክት፧'])(
    'a question about mail could say who left: %s',
    heading => {
      expect(couldSayWhoLeft(heading, colours)).toBe(true);
      expect(couldSayWhoLeft('Tall?', colours)).toBe(false);
    },
  );

  it.each(['bounced', 'Please remove me from this', 'do-not-mail', 'አልፈልግም', 'by user'])(
    'a column says who left if one of its cells is "%s"',
    cell => {
      expect(speaksOfLeaving(['red', cell])).toBe(true);
      expect(couldSayWhoLeft('Colour', ['red', 'blue', cell, 'white'])).toBe(true);
    },
  );

  it('a column of other words does not speak of leaving', () => {
    expect(speaksOfLeaving(['red', 'blue', ''])).toBe(false);
    expect(speaksOfLeaving([])).toBe(false);
  });

  it.each([
    [true, 'yes or no in a single row', ['yes']],
    [true, 'yes or no where it is filled', ['', 'no', '0', '']],
    [false, 'yes beside another word', ['yes', 'red', 'blue', 'green']],
    [false, 'nothing', ['', ' ', '']],
    [false, 'two values in two rows', ['red', 'blue']],
    [true, 'two values in three rows', ['red', 'blue', 'Red']],
    [true, 'one value in some rows', ['red', '', 'red', 'red']],
    [false, 'one value in all rows', ['red', 'red', 'red']],
    [true, 'days in half of the rows', ['2024-01-05', '2024-02-06', '', '']],
    [false, 'days in most rows', ['2024-01-05', '2024-02-06', '2024-03-07', '']],
    [false, 'days and words in some rows', ['2024-01-05', 'red', '', '']],
  ])('it is %s that a column could say who left by %s', (expected, _, cells) => {
    expect(couldSayWhoLeft('Colour', cells)).toBe(expected);
  });
});
