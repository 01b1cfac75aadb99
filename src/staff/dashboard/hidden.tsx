import type { Payload, TypedUser } from 'payload';
import { andMore } from '#cms/consents/hidden.texts.ts';
import { type Hidden, listHidden } from '#cms/consents/list-hidden.ts';
import { languageHere, sayHere } from '#staff/language/say.ts';
import styles from './welcome.module.css';

/** On the dashboard: what left the site because a consent ended, where it was shown, and what to do. */
export async function HiddenByConsent({
  payload,
  user,
  now,
}: {
  payload: Payload;
  user: TypedUser;
  now: Date;
}) {
  const say = sayHere();
  const { hidden, more } = await listHidden({ payload, user, language: languageHere() }, now);
  if (hidden.length === 0) return null;
  return (
    <section aria-label={say('Hidden because a consent ended')}>
      <h2>{say('Hidden because a consent ended')}</h2>
      <p>{say('Visitors do not see these any more. Ask for a new consent, or replace them.')}</p>
      <ul className={styles.list}>
        {hidden.map(one => (
          <HiddenOne key={one.href} {...one} />
        ))}
        {more > 0 && <li>{say(andMore(more))}</li>}
      </ul>
    </section>
  );
}

function HiddenOne({ kind, title, href, isWithdrawn, shownIn }: Hidden) {
  const say = sayHere();
  return (
    <li>
      <a href={href}>{title}</a>
      <span>
        {kind}: {say(isWithdrawn ? 'the consent was withdrawn' : 'the consent has ended')}
        {shownIn.length > 0 && say(', was shown in ')}
        {shownIn.map((use, index) => (
          <span key={use.href}>
            {index > 0 && ', '}
            <a href={use.href}>{use.title}</a>
          </span>
        ))}
      </span>
    </li>
  );
}
