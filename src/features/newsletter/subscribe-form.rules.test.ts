import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subscriptionTypes } from './subscribe.rules.ts';
import { subscribeTexts } from './subscribe.texts.ts';
import {
  type FlowEvent,
  nextFlow,
  readResult,
  readToast,
  type SubscribeFlow,
  toastOfException,
} from './subscribe-form.rules.ts';

const texts = subscribeTexts.en;
const answer = (body: unknown, ok = true, statusText = '') => ({ ok, statusText, body });

describe('the response of the first source', () => {
  it('[API-06] [API-07] success true is newly subscribed, false already subscribed', () => {
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

  it('[DATA-22] becomes message, type and user, in the words of the response', () => {
    const body = { success: true, message: 'በተሳካ ሁኔታ ተመዝግበዋል።' };
    expect(readResult(answer(body), 'ሳባ', texts)).toEqual({
      message: 'በተሳካ ሁኔታ ተመዝግበዋል።',
      type: 'Success',
      user: { name: 'ሳባ' },
    });
  });

  it('[ERR-03] that failed is an error, with its own message for visitors or the text of the catalogue', () => {
    const failed = { type: 'Error', message: 'Error Subscribing, please try again' };
    for (const body of [null, {}, { message: 7 }, { message: ' ' }, 'no JSON', { detail: 'for developers' }])
      expect(readResult(answer(body, false, 'Bad Gateway'), 'Abeba', texts)).toMatchObject(failed);
    expect(readResult(answer({ message: 'Try again later.' }, false), 'Abeba', texts).message).toBe(
      'Try again later.',
    );
  });

  it('with neither is an error without a message of its own', () => {
    for (const body of [null, [], 'yes', { success: 'true' }, { type: 'Success' }])
      expect(readResult(answer(body), 'Abeba', texts)).toMatchObject({ type: 'Error', message: '' });
  });

  it('[STATE-03] of any shape results in exactly one of the three', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (body, ok) => {
        expect(subscriptionTypes).toContain(readResult(answer(body, ok), 'Abeba', texts).type);
      }),
    );
  });
});

describe('the response of the second source', () => {
  it('[API-13] [API-32] [ERR-04] with the ok flag is a success toast', () => {
    expect(readToast(answer({ ok: true, type: 'Success' }), texts)).toEqual({
      kind: 'success',
      message: 'Successfully subscribed',
    });
    expect(readToast(answer(null), texts)).toMatchObject({ kind: 'success' });
  });

  it('[API-33] shows an info toast for known addresses (open point 18)', () => {
    expect(readToast(answer({ ok: true, type: 'Already Subscribed' }), texts)).toEqual({
      kind: 'info',
      message: 'You are Already Subscribed, Thank you.',
    });
  });

  it('[API-14] [API-34] [ERR-05] [ERR-06] [ERR-07] without it shows the status text, else the error field, else Unknown error', () => {
    const toastFor = (body: unknown, statusText: string) => readToast(answer(body, false, statusText), texts);
    expect(toastFor({ error: 'no more room' }, 'Bad Gateway')).toEqual({
      kind: 'error',
      message: 'Bad Gateway',
    });
    expect(toastFor({ error: 'no more room' }, '').message).toBe('no more room');
    expect(toastFor({}, '').message).toBe('Unknown error');
    expect(toastFor(null, '').message).toBe('Unknown error');
  });

  it('shows our own message before all of them, because it is in the visitor’s language', () => {
    const body = { message: 'እባክዎ ቆይተው እንደገና ይሞክሩ።', error: 'often' };
    expect(readToast(answer(body, false, 'Too Many Requests'), texts).message).toBe(body.message);
  });

  it('[ERR-08] [ERR-09] that never arrived shows our own text alone, in the language of the page (ruling 34)', () => {
    expect(toastOfException(texts)).toEqual({
      kind: 'error',
      message: 'Error subscribing, please try again',
    });
    expect(toastOfException(subscribeTexts.am).message).toBe('መመዝገብ አልተቻለም፤ እባክዎ እንደገና ይሞክሩ');
  });
});

const events: FlowEvent[] = ['submitted', 'refused', 'sent', 'answered', 'closed'];
function walk(steps: readonly FlowEvent[]): SubscribeFlow[] {
  const path: SubscribeFlow[] = ['idle'];
  for (const event of steps) path.push(nextFlow(path.at(-1) ?? 'idle', event));
  return path;
}

describe('the flow of a subscription', () => {
  it('[STATE-04] goes idle, submit, loading, result dialog, and back to idle when that is closed', () => {
    expect(walk(['submitted', 'sent', 'answered', 'closed'])).toEqual([
      'idle',
      'submit',
      'loading',
      'result',
      'idle',
    ]);
  });

  it('returns to idle when a field is invalid', () => {
    expect(walk(['submitted', 'refused'])).toEqual(['idle', 'submit', 'idle']);
  });

  it('sends once, however often the form is submitted', () => {
    expect(walk(['submitted', 'sent', 'submitted', 'submitted']).at(-1)).toBe('loading');
  });

  it('is loading only after a submit and shows a result only after loading, whatever happens', () => {
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
