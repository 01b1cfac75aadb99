import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import {
  type Confirmable,
  confirmDays,
  consentVersion,
  dayMs,
  decideConfirmation,
  errorsOnBlur,
  errorsOnSubmit,
  exceptionToast,
  type FlowEvent,
  nextFlow,
  parseSubscriptionType,
  readResult,
  readToast,
  type SubscribeFlow,
  subscriptionTypes,
  whatIsMissing,
} from './subscribe.rules.ts';
import { consentWords, subscribeTexts, typeWords } from './subscribe.texts.ts';

const good = { name: 'Abeba Bekele', email: 'abeba@example.org' };

describe('results of a subscription', () => {
  it('[STATE-03] [DATA-23] a result is Success, Already Subscribed or Error, and anything else is Error', () => {
    expect(subscriptionTypes).toEqual(['Success', 'Already Subscribed', 'Error']);
    expect(subscriptionTypes.map(parseSubscriptionType)).toEqual(subscriptionTypes);
    for (const other of ['success', 'ALREADY SUBSCRIBED', 'Pending', '', null, undefined, 0, {}, ['Success']])
      expect(parseSubscriptionType(other)).toBe('Error');
  });

  it.each([
    ['[ERR-01]', 'Success', 'Subscribed Successfully. Thank you.'],
    ['[ERR-02]', 'Already Subscribed', 'You are Already Subscribed, Thank you.'],
    ['[ERR-03]', 'Error', 'Error Subscribing, please try again'],
  ] as const)('%s the result %s has the message: %s', (_row, type, message) => {
    expect(subscribeTexts.en[typeWords[type].message]).toBe(message);
    expect(subscribeTexts.en[typeWords[type].name]).toBe(type);
  });
});

describe('errors under the fields', () => {
  it('on submit, invalid and empty fields both have an error message', () => {
    expect(errorsOnSubmit(good)).toEqual({ name: null, email: null });
    expect(errorsOnSubmit({ name: '', email: '' })).toEqual({ name: 'invalidName', email: 'invalidEmail' });
    expect(errorsOnSubmit({ name: 'A1', email: 'a@b' })).toEqual({
      name: 'invalidName',
      email: 'invalidEmail',
    });
    expect(subscribeTexts.en.invalidName).toBe('Please enter a valid Name');
    expect(subscribeTexts.en.invalidEmail).toBe('Please enter a valid email');
  });

  it('on blur, invalid fields have an error message and empty ones have none', () => {
    expect(errorsOnBlur({ name: '', email: ' ' })).toEqual({ name: null, email: null });
    expect(errorsOnBlur({ name: 'A1', email: 'a@b' })).toEqual({
      name: 'wrongName',
      email: 'invalidEmail',
    });
    expect(subscribeTexts.en.wrongName).toBe('invalid name');
  });

  it('surrounding spaces do not make a field invalid', () => {
    expect(errorsOnSubmit({ name: ' Abeba ', email: ' abeba@example.org ' })).toEqual({
      name: null,
      email: null,
    });
  });

  it('whatIsMissing tells whether name, email, both or nothing is missing', () => {
    expect(whatIsMissing({ name: '', email: '' })).toBe('needBoth');
    expect(whatIsMissing({ ...good, name: 'A' })).toBe('needName');
    expect(whatIsMissing({ ...good, email: 'a@b' })).toBe('needEmail');
    expect(whatIsMissing(good)).toBe('ready');
  });
});

describe('the consent note', () => {
  it('the consent note links the privacy notice and the terms in every language', () => {
    for (const locale of locales) expect(subscribeTexts[locale].consent).toMatch(/\{privacy\}.*\{terms\}/);
  });

  it('the consent note of this version has the approved text', () => {
    expect(consentVersion).toBe('2026-11-29');
    expect(locales.map(consentWords)).toEqual([
      'By joining you agree to our Privacy notice and Terms and Conditions. You can leave at any time.',
      'ሲቀላቀሉ የግላዊነት መመሪያችንን እና የአጠቃቀም ደንቦቻችንን ይቀበላሉ። በማንኛውም ጊዜ መውጣት ይችላሉ።',
    ]);
  });
});

const issued = new Date('2026-11-20T09:00:00.000Z');
const later = (ms: number) => new Date(issued.getTime() + ms);
const waiting: Confirmable = { status: 'waiting', joinedAt: later(400) };

describe('a confirmation link', () => {
  it('a confirmation link is valid until fourteen days after it was issued', () => {
    expect(confirmDays).toBe(14);
    expect(decideConfirmation(issued, waiting, later(14 * dayMs - 1))).toBe('ready');
    expect(decideConfirmation(issued, waiting, later(14 * dayMs))).toBe('expired');
  });

  it('the link of a confirmed reader is reported as confirmed, at any age', () => {
    const confirmed = { ...waiting, status: 'confirmed' as const };
    expect(decideConfirmation(issued, confirmed, later(1000 * dayMs))).toBe('confirmed');
  });

  it('a link from before unsubscribing is reported as used, also after subscribing again', () => {
    expect(decideConfirmation(issued, { ...waiting, status: 'left' }, later(1))).toBe('used');
    const again = { status: 'waiting' as const, joinedAt: later(5000) };
    expect(decideConfirmation(issued, again, later(6000))).toBe('used');
  });

  it('the link of an erased row is reported as used, and later as expired', () => {
    expect(decideConfirmation(issued, null, later(1))).toBe('used');
    expect(decideConfirmation(issued, null, later(15 * dayMs))).toBe('expired');
  });

  it('a link without our signature is reported as broken', () => {
    expect(decideConfirmation(null, null, issued)).toBe('broken');
  });
});

const texts = subscribeTexts.en;
const answer = (body: unknown, ok = true, statusText = '') => ({ ok, statusText, body });

describe('the response of the first source', () => {
  it('[API-06] [API-07] success true means newly subscribed, and false already subscribed', () => {
    expect(readResult(answer({ success: true }), 'Abeba', texts)).toEqual({
      type: 'Success',
      message: 'Subscribed Successfully. Thank you.',
      user: { name: 'Abeba' },
    });
    expect(readResult(answer({ success: false }), 'Abeba', texts)).toMatchObject({
      type: 'Already Subscribed',
      message: 'You are Already Subscribed, Thank you.',
    });
  });

  it('[DATA-22] a response becomes message, type and user, with the words of the response', () => {
    const body = { success: true, message: 'በተሳካ ሁኔታ ተመዝግበዋል።' };
    expect(readResult(answer(body), 'ሳባ', texts)).toEqual({
      message: 'በተሳካ ሁኔታ ተመዝግበዋል።',
      type: 'Success',
      user: { name: 'ሳባ' },
    });
  });

  it('[ERR-03] a failed response is an error, with its own message or the default text', () => {
    const failed = { type: 'Error', message: 'Error Subscribing, please try again' };
    for (const body of [null, {}, { message: 7 }, { message: ' ' }, 'no JSON', { detail: 'for developers' }])
      expect(readResult(answer(body, false, 'Bad Gateway'), 'Abeba', texts)).toMatchObject(failed);
    expect(readResult(answer({ message: 'Try again later.' }, false), 'Abeba', texts).message).toBe(
      'Try again later.',
    );
  });

  it('a response without a boolean success flag is an error without a message', () => {
    for (const body of [null, [], 'yes', { success: 'true' }, { type: 'Success' }])
      expect(readResult(answer(body), 'Abeba', texts)).toMatchObject({ type: 'Error', message: '' });
  });

  it('[STATE-03] a response of any shape gives exactly one of the three results', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (body, ok) => {
        expect(subscriptionTypes).toContain(readResult(answer(body, ok), 'Abeba', texts).type);
      }),
    );
  });
});

describe('the response of the second source', () => {
  it('[API-13] [API-32] [ERR-04] a response with the ok flag shows a success toast', () => {
    expect(readToast(answer({ ok: true, type: 'Success' }), texts)).toEqual({
      kind: 'success',
      message: 'Successfully subscribed',
    });
    expect(readToast(answer(null), texts)).toMatchObject({ kind: 'success' });
  });

  it('[API-33] a known address shows an info toast (open point 18)', () => {
    expect(readToast(answer({ ok: true, type: 'Already Subscribed' }), texts)).toEqual({
      kind: 'info',
      message: 'You are Already Subscribed, Thank you.',
    });
  });

  it('[API-14] [API-34] [ERR-05] [ERR-06] [ERR-07] a failure shows status text, else error, else Unknown error', () => {
    const toastFor = (body: unknown, statusText: string) => readToast(answer(body, false, statusText), texts);
    expect(toastFor({ error: 'no more room' }, 'Bad Gateway')).toEqual({
      kind: 'error',
      message: 'Bad Gateway',
    });
    expect(toastFor({ error: 'no more room' }, '').message).toBe('no more room');
    expect(toastFor({}, '').message).toBe('Unknown error');
    expect(toastFor(null, '').message).toBe('Unknown error');
  });

  it('a message in a failed response is shown before its status text and error field', () => {
    const body = { message: 'እባክዎ ቆይተው እንደገና ይሞክሩ።', error: 'often' };
    expect(readToast(answer(body, false, 'Too Many Requests'), texts).message).toBe(body.message);
  });

  it('[ERR-08] [ERR-09] a lost request shows our own error text in the language of the page (ruling 34)', () => {
    expect(exceptionToast(texts)).toEqual({
      kind: 'error',
      message: 'Error subscribing, please try again',
    });
    expect(exceptionToast(subscribeTexts.am).message).toBe('መመዝገብ አልተቻለም፤ እባክዎ እንደገና ይሞክሩ');
  });
});

const events: FlowEvent[] = ['submitted', 'refused', 'sent', 'answered', 'closed'];
function walk(steps: readonly FlowEvent[]): SubscribeFlow[] {
  const path: SubscribeFlow[] = ['idle'];
  for (const event of steps) path.push(nextFlow(path.at(-1) ?? 'idle', event));
  return path;
}

describe('the flow of a subscription', () => {
  it('[STATE-04] the flow goes idle, submit, loading, result, and back to idle when the dialog is closed', () => {
    expect(walk(['submitted', 'sent', 'answered', 'closed'])).toEqual([
      'idle',
      'submit',
      'loading',
      'result',
      'idle',
    ]);
  });

  it('the flow returns to idle when a field is invalid', () => {
    expect(walk(['submitted', 'refused'])).toEqual(['idle', 'submit', 'idle']);
  });

  it('submitting again while loading does not restart the flow', () => {
    expect(walk(['submitted', 'sent', 'submitted', 'submitted']).at(-1)).toBe('loading');
  });

  it('loading follows only submit, and a result follows only loading, for any events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), steps => {
        const path = walk(steps);
        const before = {
          submit: ['idle'],
          loading: ['submit'],
          result: ['loading'],
          idle: ['submit', 'result'],
        };
        for (const [index, flow] of path.entries()) {
          const last = path[index - 1];
          if (last && last !== flow) expect(before[flow]).toContain(last);
        }
      }),
    );
  });
});
