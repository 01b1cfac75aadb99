import { describe, expect, it } from 'vitest';
import type { Holder } from '../orders/holders.ts';
import {
  type LetterWords,
  LONGEST_MESSAGE,
  letterLanguage,
  letterProblem,
  pickRecipients,
  readAudience,
  readLetter,
} from './letter.rules.ts';

const id = '7c5f3a52-2f1e-4a0e-9c7b-0d8a6f5b1e11';
const form = {
  letter: id,
  event: '7',
  to: 'all',
  'subject-en': 'Parking',
  'message-en': 'Behind the school.',
};

function order(email: string, kinds: string[], more: Partial<Holder> = {}): Holder {
  const tickets = kinds.map((kind, at) => ({
    ...{ id: `${email} ${kind} ${at}`, issue: 1, name: null, event: 7, kind, seats: 1 },
    ...{ price: 0, eventName: 'Coffee', kindName: kind },
  }));
  return {
    ...{ id: `order of ${email}`, state: 'confirmed', heldUntil: null, overAt: 0, madeAt: 0, language: 'en' },
    ...{ revision: 0, name: 'Almaz', email, answers: [], tickets, price: 0, gift: 0, currency: null },
    ...{ isAtDoor: false, ...more },
  } as Holder;
}

describe('reading a letter', () => {
  it('a subject is one line, and a message keeps its paragraphs without invisible characters', () => {
    const read = readLetter({
      ...form,
      'subject-en': ' Parking\r\nBcc: everybody@example.org\u202e ',
      'message-en': 'One.\r\n\r\n\r\n\r\nTwo.\u0000\u200f  \r\nThree.',
    });
    expect(read?.words).toEqual({
      en: { subject: 'Parking Bcc: everybody@example.org', message: 'One.\n\nTwo.\nThree.' },
    });
  });

  it('what is incomplete is read too, so that it can be kept', () => {
    const read = readLetter({ ...form, 'subject-am': 'ማቆሚያ', 'message-am': '' });
    expect(read?.words.am).toEqual({ subject: 'ማቆሚያ', message: '' });
  });

  it('a form that is none of ours, or too long, is refused', () => {
    const wrongFields: Record<string, string>[] = [
      { letter: '1 or 1=1' },
      { event: '7; drop' },
      { to: '__proto__' },
      { to: 'kind:' },
      { to: 'order:7' },
      { 'subject-en': 'x'.repeat(151) },
      { 'message-am': 'x'.repeat(LONGEST_MESSAGE + 1) },
    ];
    for (const wrong of wrongFields)
      expect([wrong, readLetter({ ...form, ...wrong })]).toEqual([wrong, null]);
    expect(readAudience('constructor')).toBeNull();
  });

  it('two full messages in Amharic fit into the largest form', () => {
    const long = { 'message-en': 'አ'.repeat(LONGEST_MESSAGE), 'message-am': 'አ'.repeat(LONGEST_MESSAGE) };
    expect(readLetter({ ...form, ...long })).not.toBeNull();
    expect(new URLSearchParams({ ...form, ...long }).toString().length).toBeLessThan(64 * 1024);
  });
});

describe('the languages of a letter', () => {
  it('one language is enough, and each that is begun needs a subject and a message', () => {
    const en = { subject: 'Parking', message: 'Behind the school.' };
    expect(letterProblem({ en })).toBeNull();
    expect(letterProblem({})).toEqual({ field: 'message-en', why: 'empty' });
    expect(letterProblem({ en, am: { subject: '', message: 'ሰላም' } })).toEqual({
      field: 'subject-am',
      why: 'noSubject',
    });
    expect(letterProblem({ am: { subject: 'ሰላም', message: '' } })).toEqual({
      field: 'message-am',
      why: 'noMessage',
    });
    // A zero-width joiner and a filler are drawn as nothing.
    expect(letterProblem({ en: { subject: '\u200d\u3164', message: 'Hello' } })).toEqual({
      field: 'subject-en',
      why: 'noSubject',
    });
  });

  it('people get their own language, and the one that is written if theirs is not', () => {
    const words: LetterWords = { am: { subject: 'ሰላም', message: 'ሰላም' } };
    expect(letterLanguage(words, 'en')).toBe('am');
    expect(letterLanguage({ ...words, en: { subject: 'Hello', message: 'Hello' } }, 'en')).toBe('en');
  });
});

describe('the people of a letter', () => {
  const pick = (holders: Holder[], code: string, inside: string[] = [], chosen: string[] = []) => {
    const audience = readAudience(code);
    if (!audience) throw new Error(code);
    return pickRecipients(holders, audience, new Set(inside), chosen);
  };
  const emails = (...asked: Parameters<typeof pick>) => pick(...asked).map(({ email }) => email);

  it('somebody with several orders, in any spelling, is one person who reads the language of the newest', () => {
    const orders = [
      order('almaz@example.org', ['adult', 'adult'], { madeAt: 1 }),
      order('Almaz@Example.org', ['child'], { id: 'second', madeAt: 2, language: 'am' }),
    ];
    const [almaz, ...others] = pick(orders, 'all');
    expect(others).toEqual([]);
    expect(almaz).toMatchObject({ email: 'Almaz@Example.org', language: 'am' });
    expect(almaz?.orders.map(each => each.id)).toEqual(['second', 'order of almaz@example.org']);
  });

  it('they are chosen by kind, by whether they are inside, by order, and those who wait apart', () => {
    const orders = [
      order('adult@example.org', ['adult', 'adult']),
      order('child@example.org', ['child']),
      order('waits@example.org', ['adult'], { state: 'waiting' }),
    ];
    const inside = ['adult@example.org adult 0', 'child@example.org child 0'];
    expect(emails(orders, 'all')).toEqual(['adult@example.org', 'child@example.org']);
    expect(emails(orders, 'kind:adult')).toEqual(['adult@example.org']);
    expect(emails(orders, 'inside', inside)).toEqual(['adult@example.org', 'child@example.org']);
    expect(emails(orders, 'outside', inside)).toEqual(['adult@example.org']);
    expect(emails(orders, 'waiting')).toEqual(['waits@example.org']);
    const own = order('one@example.org', ['adult'], { id });
    expect(emails([...orders, own], `order:${id}`)).toEqual(['one@example.org']);
    const chosen = [id, 'order of child@example.org', 'order of waits@example.org', 'order of nobody'];
    expect(emails([...orders, own], 'chosen', [], chosen)).toEqual(['child@example.org', 'one@example.org']);
  });
});
