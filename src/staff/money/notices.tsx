import type { Payload, TypedUser } from 'payload';
import { mayUseDonations } from '#cms/access/access-for.ts';
import { formatMatters } from '#money/bookkeeping/desk/desk.texts.ts';
import { isDonationMatter } from '#money/bookkeeping/desk/open-matters.ts';
import type { DeskCount } from '#money/bookkeeping/donations/list-donations.ts';
import { type Attack, looksLikeCardTesting, type Verdicts } from '#money/donations/abuse/abuse.rules.ts';
import { attackMailTexts } from '#money/donations/abuse/attack-mail.texts.ts';
import { readAttack, type Slowed } from '#money/donations/abuse/slow-down.ts';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import page from '#staff/frame/admin-page.module.css';
import { languageHere, sayHere } from '#staff/language/say.ts';
import { Count } from '../parts/badge.tsx';
import { Card } from '../parts/card.tsx';
import styles from './notices.module.css';

/** What needs attention: each count links to what it counts. */
export function OpenMatters({ matters, admin }: { matters: readonly DeskCount[]; admin: string }) {
  const say = sayHere();
  if (matters.length === 0) return <p>{say('Nothing needs attention.')}</p>;
  return (
    <Card title={say('What needs attention')}>
      <ul className={styles.matters}>
        {matters.map(({ what, count }) => (
          <li key={what} data-matter={what}>
            <a href={`${admin}/gifts${mattersPath(what)}`}>
              <Count of={count} /> {say(formatMatters(what, count))}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The path of the counted items, below that of the donations. */
function mattersPath(what: string): string {
  if (isDonationMatter(what)) return `?matter=${what}`;
  return what === 'bank-lines' ? '/bank' : '/differences';
}

type SlowedNoticeProps = { verdicts: Verdicts; slowed: Slowed };

/** Says that giving is or was slowed down, why, and what was refused. */
export function SlowedNotice({ verdicts, slowed: { asked, solved, refused } }: SlowedNoticeProps) {
  const say = sayHere();
  const isNow = looksLikeCardTesting(verdicts, env.GIVING_FAILED);
  if (!isNow && asked + solved + refused === 0) return null;
  return (
    <section className={page.problem} aria-labelledby="slowed">
      <h2 id="slowed">{say(isNow ? 'Somebody may be testing stolen cards' : 'New gifts were slowed')}</h2>
      {isNow && (
        <p>
          {say(
            'In the last 15 minutes {failed, plural, one {one payment} other {# payments}} failed and {paid} went through. New gifts are slowed until this ends. Check whether your payment service blocks these cards.',
            { failed: verdicts.failed, paid: verdicts.paid },
          )}
        </p>
      )}
      <p>
        {say(
          'In the last 24 hours: devices that had to do a proof of work before a gift could start: {asked}; gifts started with such a proof: {solved}; gifts refused because their network had started too many: {refused}.',
          { asked, solved, refused },
        )}
      </p>
    </section>
  );
}

type Viewer = { payload: Payload; user: TypedUser | null };

/** The attack on giving that is under way; null if there is none, or if the user may not see the donations desk. */
export async function findAttack({ payload, user }: Viewer): Promise<Attack | null> {
  if (!areDonationsOn() || !mayUseDonations({ user }, 'donations desk')) return null;
  return readAttack({ payload }, startClock(env.FIXED_NOW).now());
}

/** On the dashboard and the health page: warns while giving is under attack. */
export async function AttackNotice({ payload, user }: Viewer) {
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
