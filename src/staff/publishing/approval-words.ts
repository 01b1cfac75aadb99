import type { Approval } from '#cms/approvals/approval-store.ts';
import type { PublishRequest } from '#cms/approvals/publish-request.ts';
import { type Message, message, shownDay, shownMoment } from '#core/message.ts';

type Described = Pick<Approval, 'state' | 'name' | 'askedAt' | 'endsAt' | 'answeredAt'>;

/** The status of an approval in one sentence. */
export function approvalSentence({ state, name, askedAt, endsAt, answeredAt }: Described): Message {
  const at = shownMoment(answeredAt ?? askedAt);
  const sentences: Record<Described['state'], Message> = {
    open: message('{name} was asked on {at} and can answer until {day}.', {
      name,
      at,
      day: shownDay(endsAt),
    }),
    ended: message('{name} was asked on {at} and did not answer in time.', { name, at }),
    withdrawn: message('{name} was asked on {at}; the request was withdrawn.', { name, at }),
    approved: message('{name} approved it on {at}.', { name, at }),
    changes: message('{name} asked for changes on {at}.', { name, at }),
  };
  return sentences[state];
}

/** The status of a request to publish, in one sentence for the person who asked or, with `isAsked`, for those who decide. */
export function requestSentence(
  { state, asker, askedAt, decider, decidedAt }: PublishRequest,
  isAsked: boolean,
): Message {
  if (isAsked)
    return message('{name} asked on {day} to publish this.', {
      name: asker ?? message('Somebody'),
      day: shownDay(askedAt),
    });
  const [name, day] = [decider ?? message('Somebody'), shownDay(decidedAt ?? askedAt)];
  if (state === 'published') return message('{name} published it on {day}.', { name, day });
  if (state === 'sent-back') return message('{name} sent it back on {day}.', { name, day });
  if (state === 'withdrawn') return message('You withdrew it on {day}.', { day });
  return message('You asked on {day}. It is waiting for somebody who may publish.', {
    day: shownDay(askedAt),
  });
}
