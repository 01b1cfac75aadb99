import type { Words } from '#core/words.ts';
import { Cloth } from '#ui/components/cloth.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Title } from '#ui/components/title.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import type { HomeTexts } from './home.texts.ts';
import { filled } from './initiative.rules.ts';
import css from './mission.module.css';
import type { DonateLink } from './road.tsx';

/** The four claims of the site settings. */
export type Claims = {
  childrenHelped: number;
  diagnosticWorkUp: number;
  volunteersIncrease: number;
  donationsIncrease: number;
};

type MissionProps = {
  statement: Words;
  text: Words;
  claims: Claims;
  give: DonateLink;
  texts: HomeTexts;
};

function Fact({ number, words }: { number: string; words: string }) {
  return (
    <p className={css.fact}>
      <Title as="span" variant="number">
        {number}
      </Title>{' '}
      <span className={css.small}>{words}</span>
    </p>
  );
}

/** The mission statement, a cloth with one stitch per child, and the four claims. */
export function Mission({ statement, text, claims, give, texts }: MissionProps) {
  return (
    <>
      <SectionHead variant="mission" title={statement} beside={<LocalizedText as="p" words={text} />} />
      <Cloth
        className={css.cloth}
        count={claims.childrenHelped}
        label={filled(texts.clothName, { n: claims.childrenHelped })}
        next={{ ...give, label: texts.nextStitch }}
        strands={texts}
      />
      <div className={css.facts}>
        <p className={css.first}>
          <Title as="span" variant="big-number">
            {claims.childrenHelped}
          </Title>{' '}
          <span className={css.lede}>
            {texts.childrenHelped} {texts.eachStitch}
          </span>
        </p>
        <div className={css.others}>
          <Fact number={`${claims.diagnosticWorkUp}+`} words={texts.workUps} />
          <Fact number={`${claims.volunteersIncrease}%`} words={texts.volunteers} />
          <Fact number={`${claims.donationsIncrease}%`} words={texts.donations} />
        </div>
      </div>
    </>
  );
}
