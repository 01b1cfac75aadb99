import type { Approval } from '#cms/approvals/approval-store.ts';
import type { PublishRequest } from '#cms/approvals/publish-request.ts';
import { type Message, message } from '#core/message.ts';

const momentOf = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

type Described = Pick<Approval, 'state' | 'name' | 'askedAt' | 'endsAt' | 'answeredAt'>;

/** The status of an approval in one sentence. */
export function approvalSentence({ state, name, askedAt, endsAt, answeredAt }: Described): Message {
  const at = momentOf(answeredAt ?? askedAt);
  const sentences: Record<Described['state'], Message> = {
    open: message('{name} was asked {at} and can answer until {day}.', {
      name,
      at,
      day: endsAt.slice(0, 10),
    }),
    ended: message('{name} was asked {at} and did not answer in time.', { name, at }),
    withdrawn: message('{name} was asked {at}; the request was withdrawn.', { name, at }),
    approved: message('{name} approved it {at}.', { name, at }),
    changes: message('{name} asked for changes {at}.', { name, at }),
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
      day: askedAt.slice(0, 10),
    });
  const [name, day] = [decider ?? message('Somebody'), decidedAt?.slice(0, 10) ?? ''];
  if (state === 'published') return message('{name} published it on {day}.', { name, day });
  if (state === 'sent-back') return message('{name} sent it back on {day}.', { name, day });
  if (state === 'withdrawn') return message('You withdrew it on {day}.', { day });
  return message('You asked on {day}. It is waiting for somebody who may publish.', {
    day: askedAt.slice(0, 10),
  });
}
