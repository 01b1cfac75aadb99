import { type Locale, localePath } from '#core/locale.ts';
import type { ArtName } from '#ui/art/art.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Drawing } from '#ui/components/drawing.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture, type PictureSource } from '#ui/components/picture.tsx';
import { Title } from '#ui/components/title.tsx';
import { ArticleFrame } from '#ui/layout/article-frame.tsx';
import css from './team.module.css';
import type { TeamMember, TeamMemberPage } from './team.queries.ts';
import { teamTexts } from './team.texts.ts';

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

/** Drawn portraits, ordered so that neighbours differ in every respect. */
const placeholders = [
  'portrait-coat',
  'portrait-netela',
  'portrait-blue',
  'portrait-bun',
  'portrait-saffron',
  'portrait-green-netela',
  'portrait-coral',
  'portrait-white',
] as const satisfies readonly ArtName[];

type PortraitProps = {
  picture: PictureSource | null;
  /** The index in the team, from 0; selects the drawing where there is no photograph. */
  place: number;
  sizes: string;
  failure: string;
  /** The first picture of the page, loaded before the others. */
  first?: boolean;
};

/** A photograph in 4:5, or a drawing in its place. */
function Portrait({ picture, place, sizes, failure, first = false }: PortraitProps) {
  if (picture) return <Picture source={picture} sizes={sizes} ratio="4:5" failure={failure} first={first} />;
  const name = placeholders[place % placeholders.length] ?? placeholders[0];
  return (
    <span className={css.drawn}>
      <Drawing name={name} sizes={sizes} fit="middle" first={first} />
    </span>
  );
}
