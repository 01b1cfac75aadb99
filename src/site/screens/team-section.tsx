import { teamTexts } from '#features/team/team.texts.ts';
import { type PlacedMember, TeamGrid } from '#features/team/team.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { Section, SectionHead } from '#ui/layout/section.tsx';
import { EmptyList, ListPages } from './lists.tsx';

type TeamSectionProps = {
  members: readonly PlacedMember[];
  title: string;
  frame: Frame;
  /** Below one member: a link to all of them. */
  beside?: boolean;
  /** The page of the team that is shown, from 1, and how many there are. */
  paged?: { number: number; pages: number; failed?: boolean };
};

/** The team, or the text shown before there is one. */
export function TeamSection({ members, title, frame, beside, paged }: TeamSectionProps) {
  const { locale } = frame.renderContext;
  const texts = teamTexts[locale];
  return (
    <Section titleId="members" ground={beside ? 'wash' : 'plain'}>
      <SectionHead
        id="members"
        title={{ text: title }}
        beside={
          beside && (
            <TextLink href={frame.to('/team')} variant="bold">
              {texts.all}
            </TextLink>
          )
        }
      />
      {members.length > 0 || paged?.failed ? (
        <TeamGrid members={members} locale={locale} />
      ) : (
        <EmptyList
          words={texts.empty}
          {...(frame.takesMeetings
            ? { href: frame.to('/meet'), label: texts.meet }
            : { href: frame.to('/contact'), label: texts.contact })}
        />
      )}
      {paged && <ListPages of="team" href={frame.to('/team')} {...paged} texts={texts} />}
    </Section>
  );
}
