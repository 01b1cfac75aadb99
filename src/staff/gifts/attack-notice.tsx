import type { Payload, TypedUser } from 'payload';
import { mayUseGifts } from '#cms/access/access-for.ts';
import type { Attack } from '#features/donations/abuse/abuse.rules.ts';
import { attackMailTexts } from '#features/donations/abuse/attack-mail.texts.ts';
import { readAttack } from '#features/donations/abuse/slow-down.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { areDonationsOn } from '#platform/payments/donation-switch.ts';
import { languageHere } from '#staff/language/say.ts';

type Looking = { payload: Payload; user: TypedUser | null };

/** Whether giving is under attack, for those who see the desk. */
export async function findAttack({ payload, user }: Looking): Promise<Attack | null> {
  if (!areDonationsOn() || !mayUseGifts({ user }, 'gifts desk')) return null;
  return readAttack({ payload }, startClock(env.FIXED_NOW).now());
}

/** Says on the dashboard and the health page that giving is under attack; nothing while it is not. */
export async function AttackNotice({ payload, user }: Looking) {
  const attack = await findAttack({ payload, user });
  if (attack === null) return null;
  const { heading, noticed, button } = attackMailTexts[languageHere()];
  return (
    <section role="alert" data-attack={attack}>
      <h2>{heading}</h2>
      <p>
        {noticed[attack]} <a href={`${payload.config.routes.admin}/gifts`}>{button}</a>
      </p>
    </section>
  );
}
