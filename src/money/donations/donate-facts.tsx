import type { ReactNode } from 'react';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import type { DonateTexts } from './donate.texts.ts';
import css from './donate-facts.module.css';

type DonateFactsProps = {
  claims: { childrenHelped: number; diagnosticWorkUp: number };
  /** The newest published report and its address. */
  report: { year: number; href: string } | null;
  texts: DonateTexts;
};

/** Three facts at the end of the page, with the numbers of the site settings. */
export function DonateFacts({ claims, report, texts }: DonateFactsProps) {
  const did = texts.whatItDidWords
    .replace('{helped}', String(claims.childrenHelped))
    .replace('{workUp}', String(claims.diagnosticWorkUp));
  return (
    <>
      <h2 id="facts">
        <VisuallyHidden>{texts.facts}</VisuallyHidden>
      </h2>
      <ul className={css.facts}>
        <Fact title={texts.whereItGoes}>{texts.whereItGoesWords}</Fact>
        <Fact title={texts.whatItDid}>{did}</Fact>
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
