import { type Locale, localePath } from '#core/locale.ts';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Title } from '#ui/components/title.tsx';
import { Portrait } from './portrait.tsx';
import type { TeamMember } from './team.queries.ts';
import { teamTexts } from './team.texts.ts';
import css from './team-grid.module.css';

/** A member with its index in the whole team, from 0. */
export type PlacedMember = { member: TeamMember; place: number };

type TeamGridProps = { members: readonly PlacedMember[]; locale: Locale };

/** Phones get half the width of the small portraits; a drawn face is sharp enough there. */
const sizes = '(min-width: 1024px) 387px, (min-width: 640px) 46vw, 112px';

/** Members with portrait, name, role and summary; each card leads to their page. */
export function TeamGrid({ members, locale }: TeamGridProps) {
  return (
    <ul className={css.grid} data-list="team">
      {members.map(({ member, place }) => (
        <li key={member.slug} className={css.member}>
          <div className={css.portrait}>
            <Portrait
              picture={member.picture}
              place={place}
              sizes={sizes}
              failure={teamTexts[locale].imageError}
            />
          </div>
          <div className={css.words}>
            <Title variant="story" as="h3">
              <a className={css.name} href={localePath(locale, member.href)} lang={member.name.lang}>
                {member.name.text}
                <Icon name="arrow-right" size="small" className={css.arrow} />
              </a>
            </Title>
            <LocalizedText as="p" words={member.role} className={css.role} />
            <LocalizedText as="p" words={member.description} />
          </div>
        </li>
      ))}
    </ul>
  );
}
