import { type Fact, FactList } from '#ui/components/fact-list.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import type { AboutTexts } from './about.texts.ts';
import type { Organisation } from './organisation.queries.ts';

type Claims = Organisation['claims'];

/** The four claims of the site settings in words, by their names. */
export function claimFacts(claims: Claims, texts: AboutTexts): Record<keyof Claims, Fact> {
  return {
    childrenHelped: { number: String(claims.childrenHelped), words: texts.childrenHelped },
    diagnosticWorkUp: {
      number: `${claims.diagnosticWorkUp}+`,
      words: texts.diagnosticWorkUp,
      prefix: texts.moreThan,
    },
    volunteersIncrease: { number: `${claims.volunteersIncrease}%`, words: texts.volunteersIncrease },
    donationsIncrease: { number: `${claims.donationsIncrease}%`, words: texts.donationsIncrease },
  };
}

/** The four claims of the site settings. */
export function AboutFacts({ claims, texts }: { claims: Claims; texts: AboutTexts }) {
  return (
    <>
      <SectionHead id="facts" title={{ text: texts.facts }} beside={<p>{texts.factsWords}</p>} />
      <FactList facts={Object.values(claimFacts(claims, texts))} />
    </>
  );
}
