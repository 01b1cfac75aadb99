import type { Payload, TypedUser } from 'payload';
import { mayUseGifts } from '#cms/access/access-for.ts';
import { readAttack } from '#features/giving/abuse/abuse.queries.ts';
import { attackMailTexts } from '#features/giving/abuse/attack-mail.texts.ts';
import { isGivingOn } from '#features/giving/giving-switch.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';

/** Says on the dashboard that giving is under attack, to those who see the desk; nothing while it is not. */
export async function AttackNotice({ payload, user }: { payload: Payload; user: TypedUser }) {
  if (!isGivingOn() || !mayUseGifts({ user }, 'gifts desk')) return null;
  const attack = await readAttack({ payload }, startClock(env.FIXED_NOW).now());
  if (attack === null) return null;
  const { heading, says, button } = attackMailTexts.en;
  return (
    <section role="alert" data-attack={attack}>
      <h2>{heading}</h2>
      <p>
        {says[attack]} <a href={`${payload.config.routes.admin}/gifts`}>{button}</a>
      </p>
    </section>
  );
}
