import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import css from './about.module.css';
import type { AboutTexts } from './about.texts.ts';
import type { Organisation } from './organisation.queries.ts';

type AboutFactsProps = { claims: Organisation['claims']; texts: AboutTexts };

/** The four claims of the site settings. */
export function AboutFacts({ claims, texts }: AboutFactsProps) {
  const facts = [
    { number: String(claims.childrenHelped), words: texts.childrenHelped },
    { number: `${claims.diagnosticWorkUp}+`, words: texts.diagnosticWorkUp, prefix: texts.moreThan },
    { number: `${claims.volunteersIncrease}%`, words: texts.volunteersIncrease },
    { number: `${claims.donationsIncrease}%`, words: texts.donationsIncrease },
  ];
  return (
    <>
      <SectionHead id="facts" title={{ text: texts.facts }} beside={<p>{texts.factsWords}</p>} />
      <ul className={css.facts}>
        {facts.map(({ number, words, prefix }) => (
          <li key={words} className={css.fact}>
            {prefix && <VisuallyHidden>{prefix} </VisuallyHidden>}
            <Title as="span" variant="big-number">
              {prefix ? <Plus of={number} /> : number}
            </Title>{' '}
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows "75+"; screen readers get "more than 75". */
function Plus({ of }: { of: string }) {
  return (
    <>
      {of.slice(0, -1)}
      <span aria-hidden="true">+</span>
    </>
  );
}
