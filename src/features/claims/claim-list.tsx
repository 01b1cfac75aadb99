import type { ReactNode } from 'react';
import { bareNumber, signedNumber } from '#core/claim.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Day } from '#ui/components/day.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { StateMessage } from '#ui/components/state-message.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import type { RegisteredClaim } from './claim.queries.ts';
import { claimTexts } from './claim.texts.ts';
import css from './claim-list.module.css';

type Shown = { locale: Locale };

/** Every number of the register with its source, its method and its corrections. */
export function ClaimList({ claims, locale }: Shown & { claims: readonly RegisteredClaim[] }) {
  const texts = claimTexts[locale];
  if (claims.length === 0)
    return (
      <StateMessage
        kind="empty"
        words={texts.none}
        action={<ButtonLink href={localePath(locale, '/reports')}>{texts.noneAction}</ButtonLink>}
      />
    );
  return (
    <ul className={css.claims} aria-label={texts.all}>
      {claims.map(claim => (
        <li key={claim.key} className={css.claim} id={claim.key} tabIndex={-1}>
          <ClaimEntry claim={claim} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

function ClaimEntry({ claim, locale }: Shown & { claim: RegisteredClaim }) {
  const { sentence, source, method, period, lookedAt, staleSince, corrections } = claim;
  const texts = claimTexts[locale];
  return (
    <>
      <h2 className={classNames(css.says, staleSince && css.stale)} lang={sentence.lang}>
        {sentence.before}
        <Title as="span" variant="number">
          {bareNumber(claim, sentence.lang ?? locale)}
        </Title>
        {sentence.after}
      </h2>
      <dl className={css.facts}>
        <Part name={texts.source}>
          <SourceLine source={source} locale={locale} />
          <LocalizedText as="p" words={source.note} />
        </Part>
        <Part name={texts.method}>
          <LocalizedText words={method} />
        </Part>
        {(period.from || period.until) && (
          <Part name={texts.period}>
            <PeriodLine {...period} locale={locale} />
          </Part>
        )}
        <Part name={texts.lookedAt}>
          <Day day={lookedAt} locale={locale} />
          {staleSince && <p className={css.overdue}>{texts.stale}</p>}
        </Part>
        {corrections.length > 0 && (
          <Part name={texts.corrections}>
            <ol className={css.corrections}>
              {corrections.map(one => (
                <li key={`${one.day} ${one.before} ${one.after}`}>
                  <Day day={one.day} locale={locale} />
                  {': '}
                  {texts.changed
                    .replace('{before}', signedNumber({ ...claim, value: one.before }, locale))
                    .replace('{after}', signedNumber({ ...claim, value: one.after }, locale))}{' '}
                  {one.why}
                  {one.evidence && (
                    <>
                      {' '}
                      {texts.evidence}: <SourceLine source={one.evidence} locale={locale} />
                    </>
                  )}
                </li>
              ))}
            </ol>
          </Part>
        )}
      </dl>
      <p>
        <TextLink href={localePath(locale, `/contact?about=${claim.key}#write`)}>{texts.wrong}</TextLink>
      </p>
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function SourceLine({ source, locale }: Shown & { source: RegisteredClaim['source'] }) {
  const { title, kind, href, isElsewhere, day } = source;
  const texts = claimTexts[locale];
  const words = <LocalizedText words={title} />;
  return (
    <span>
      {href ? (
        <TextLink href={href} {...(isElsewhere && { newTab: texts.newTab })}>
          {words}
        </TextLink>
      ) : (
        words
      )}{' '}
      ({texts[kind]}
      {day && (
        <>
          {', '}
          <Day day={day} locale={locale} />
        </>
      )}
      )
    </span>
  );
}

/** Two days, or one with the word that says which end it is. */
function PeriodLine({ from, until, locale }: Shown & RegisteredClaim['period']) {
  if (from && until)
    return (
      <>
        <Day day={from} locale={locale} /> – <Day day={until} locale={locale} />
      </>
    );
  const [before, after] = claimTexts[locale][from ? 'from' : 'until'].split('{day}');
  return (
    <>
      {before}
      <Day day={from ?? until ?? ''} locale={locale} />
      {after}
    </>
  );
}
