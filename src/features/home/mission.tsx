import { bareNumber, type Claims } from '#core/claim.ts';
import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { ClaimNumber, StaleNote } from '#ui/components/claim-number.tsx';
import { Cloth } from '#ui/components/cloth.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Title } from '#ui/components/title.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import type { HomeTexts } from './home.texts.ts';
import { filled } from './initiative.rules.ts';
import css from './mission.module.css';
import type { DonateLink } from './road.tsx';

type MissionProps = {
  statement: Words;
  text: Words;
  claims: Claims;
  give: DonateLink;
  texts: HomeTexts;
  locale: Locale;
};

/** The mission statement, a cloth with one stitch per child, and the numbers of the register that are published. */
export function Mission({ statement, text, claims, give, texts, locale }: MissionProps) {
  const helped = claims.get('childrenHelped');
  const others = (['diagnosticWorkUp', 'volunteersIncrease', 'donationsIncrease'] as const).flatMap(key => {
    const claim = claims.get(key);
    return claim ? [{ claim, words: texts[key] }] : [];
  });
  return (
    <>
      <SectionHead variant="mission" title={statement} beside={<LocalizedText as="p" words={text} />} />
      {helped?.value ? (
        <Cloth
          className={css.cloth}
          count={helped.value}
          label={filled(texts.clothName, { n: bareNumber(helped, locale) })}
          next={{ ...give, label: texts.nextStitch }}
          strands={texts}
        />
      ) : null}
      <div className={css.facts}>
        {helped && (
          <p className={css.first}>
            <Title as="span" variant="big-number">
              <ClaimNumber claim={helped} locale={locale} />
            </Title>{' '}
            <span className={css.lede}>
              {texts.childrenHelped} {texts.eachStitch}
              <StaleNote claim={helped} locale={locale} />
            </span>
          </p>
        )}
        <div className={css.others}>
          {others.map(({ claim, words }) => (
            <p key={claim.key} className={css.fact}>
              <Title as="span" variant="number">
                <ClaimNumber claim={claim} locale={locale} />
              </Title>{' '}
              <span className={css.small}>
                {words}
                <StaleNote claim={claim} locale={locale} />
              </span>
            </p>
          ))}
        </div>
      </div>
    </>
  );
}
