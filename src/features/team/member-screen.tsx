import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { ArticleFrame } from '#ui/layout/article-frame.tsx';
import css from './portrait.module.css';
import { Portrait } from './portrait.tsx';
import type { TeamMemberPage } from './team.queries.ts';
import { teamTexts } from './team.texts.ts';

type MemberScreenProps = {
  member: TeamMemberPage;
  /** The index in the team, from 0; selects the drawing where there is no photograph. */
  place: number;
  locale: Locale;
};

/** One member of the team: portrait, name, role and description. */
export function MemberScreen({ member, place, locale }: MemberScreenProps) {
  const texts = teamTexts[locale];
  return (
    <ArticleFrame
      field="sky"
      underBar
      back={
        <ButtonLink href={localePath(locale, '/team')} size="small" onArt icon="arrow-left">
          {texts.all}
        </ButtonLink>
      }
      label={member.role.text ? member.role : { text: texts.label }}
      title={member.name}
      picture={
        <div className={css.single}>
          <Portrait
            picture={member.picture}
            place={place}
            sizes="(min-width: 1024px) 470px, (min-width: 640px) 400px, 82vw"
            failure={texts.imageError}
            first
          />
        </div>
      }
      lede={member.par1.text ? member.par1 : member.description}
      text={member.par2}
    />
  );
}
