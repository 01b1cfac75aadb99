import type { Payload } from 'payload';
import type { Locale } from '#core/locale.ts';
import { logFault } from '#platform/log.ts';
import { subscribe } from '../subscribe.action.ts';
import { subscribeRequest } from '../subscribe.schema.ts';
import { subscribeTexts, typeWords } from '../subscribe.texts.ts';
import { type RecordAnswer, type Recorded, recordAnswers } from './record-subscriptions.rules.ts';

/**
 * The subscription record helper of the specification (section 7), which is a function of ours and no address: takes a
 * list of name, email and dateTime, and tells of each, in its order, how it went. `dateTime` is what the sender's clock
 * said; ours counts. What cannot be read or stored keeps none of the others back.
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
