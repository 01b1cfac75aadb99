import type { Payload } from 'payload';
import type { Locale } from '#core/locale.ts';
import { logFault } from '#platform/log.ts';
import { subscribe } from '../subscribe.action.ts';
import { subscribeRequest } from '../subscribe.schema.ts';
import { subscribeTexts, typeWords } from '../subscribe.texts.ts';
import { type RecordAnswer, type Recorded, recordAnswers } from './record-subscriptions.rules.ts';

/**
 * The subscription record helper of the specification (section 7), an internal function without an address. Takes a
 * list of name, email and dateTime and returns one result per entry, in order. `dateTime` is the sender's clock and is
 * not used. An invalid entry does not affect the others.
 */
export async function recordSubscriptions(
  payload: Payload,
  list: readonly Recorded[],
  context: { language: Locale; clientAddress: string; now: Date },
): Promise<RecordAnswer[]> {
  const answers: RecordAnswer[] = [];
  for (const { name, email } of list) answers.push(await record({ name, email }));
  return answers;

  async function record(entry: Omit<Recorded, 'dateTime'>): Promise<RecordAnswer> {
    const parsed = subscribeRequest.safeParse(entry);
    if (!parsed.success) return answer('Error');
    const outcome = await subscribe(payload, parsed.data, context).catch(error => {
      logFault(error, { doing: 'recording a subscription' });
      return null;
    });
    if (!outcome?.ok) return answer('Error');
    return answer(outcome.value === 'newly' ? 'Success' : 'Already Subscribed');
  }

  function answer(type: keyof typeof recordAnswers): RecordAnswer {
    return {
      status: recordAnswers[type],
      message: subscribeTexts[context.language][typeWords[type].message],
    };
  }
}
