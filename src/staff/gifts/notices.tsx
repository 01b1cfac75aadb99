import { mattersOf } from '#features/bookkeeping/desk/desk.texts.ts';
import type { DeskCount } from '#features/bookkeeping/donations/list-donations.ts';
import { isGiftMatter } from '#features/bookkeeping/donations/open-matters.ts';
import { looksLikeCardTesting, type Verdicts } from '#features/donations/abuse/abuse.rules.ts';
import type { Slowed } from '#features/donations/abuse/slow-down.ts';
import { env } from '#platform/env.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from './gifts.module.css';

/** What waits for somebody, each count with a link to what it counts. */
export function Matters({ matters, admin }: { matters: readonly DeskCount[]; admin: string }) {
  const say = sayHere();
  if (matters.length === 0) return <p>{say('Nothing waits for anybody.')}</p>;
  return (
    <section aria-labelledby="matters">
      <h2 id="matters">{say('What waits or did not arrive')}</h2>
      <ul>
        {matters.map(({ what, count }) => (
          <li key={what} data-matter={what}>
            <a href={`${admin}/gifts${placeOf(what)}`}>
              <strong>{count}</strong> {say(mattersOf(what, count))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where what is counted can be looked at, below the page of all gifts. */
function placeOf(what: string): string {
  if (isGiftMatter(what)) return `?matter=${what}`;
  return what === 'bank-lines' ? '/bank' : '/differences';
}

type SlowedNoticeProps = { verdicts: Verdicts; slowed: Slowed };

/** Says that giving is or was slowed, why, and what was refused. Nothing where nothing happened. */
export function SlowedNotice({ verdicts, slowed: { asked, solved, refused } }: SlowedNoticeProps) {
  const say = sayHere();
  const isNow = looksLikeCardTesting(verdicts, env.GIVING_FAILED);
  if (!isNow && asked + solved + refused === 0) return null;
  return (
    <section className={styles.problem} aria-labelledby="slowed">
      <h2 id="slowed">{say(isNow ? 'Somebody may be trying out stolen cards' : 'Giving was slowed')}</h2>
      {isNow && (
        <p>
          {say(
            `In the last 15 minutes ${verdicts.failed} payments failed and ${verdicts.paid} went through. New gifts are slowed until this ends. Look at your payment service whether it blocks these cards.`,
          )}
        </p>
      )}
      <p>
        {say(
          `In the last 24 hours: ${asked} times a device had to prove work before a gift could begin, ${solved} ${solved === 1 ? 'gift' : 'gifts'} began with such a proof, and ${refused} ${refused === 1 ? 'was' : 'were'} refused because the network began too many.`,
        )}
      </p>
    </section>
  );
}
