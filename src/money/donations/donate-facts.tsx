import { Fragment, type ReactNode } from 'react';
import type { Claims } from '#core/claim.ts';
import type { Locale } from '#core/locale.ts';
import { ClaimNumber, StaleNote } from '#ui/components/claim-number.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import type { DonateTexts } from './donate.texts.ts';
import css from './donate-facts.module.css';

type DonateFactsProps = {
  claims: Claims;
  /** The newest published report and its address. */
  report: { year: number; href: string } | null;
  texts: DonateTexts;
  locale: Locale;
};

/** Facts at the end of the page, with the numbers of the register that are published. */
export function DonateFacts({ claims, report, texts, locale }: DonateFactsProps) {
  const did = (
    [
      ['helped', 'childrenHelped'],
      ['workedUp', 'diagnosticWorkUp'],
    ] as const
  ).flatMap(([words, key]) => {
    const claim = claims.get(key);
    return claim ? [{ claim, words: texts[words].split('{n}') }] : [];
  });
  return (
    <>
      <h2 id="facts">
        <VisuallyHidden>{texts.facts}</VisuallyHidden>
      </h2>
      <ul className={css.facts}>
        <Fact title={texts.whereItGoes}>{texts.whereItGoesWords}</Fact>
        {did.length > 0 && (
          <Fact title={texts.whatItDid}>
            {did.map(({ claim, words: [before, after] }) => (
              <Fragment key={claim.key}>
                {before}
                <ClaimNumber claim={claim} bare locale={locale} />
                {after} <StaleNote claim={claim} locale={locale} />
              </Fragment>
            ))}
          </Fact>
        )}
        <Fact title={texts.howWeReport}>
          {texts.howWeReportWords}{' '}
          {report && (
            <TextLink href={report.href}>
              {texts.reportOnline.replace('{year}', String(report.year))}
            </TextLink>
          )}
        </Fact>
      </ul>
    </>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={css.fact}>
      <Title as="h3" variant="tile" words={{ text: title }} />
      <p>{children}</p>
    </li>
  );
}
