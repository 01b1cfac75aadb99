import { teamTexts } from '#features/team/team.texts.ts';
import { type PlacedMember, TeamGrid } from '#features/team/team.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import { MoreList } from '#ui/components/more-list.island.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Section } from '#ui/layout/section.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { EmptyList } from './empty-list.tsx';

type TeamSectionProps = {
  members: readonly PlacedMember[];
  title: string;
  frame: Frame;
  /** Below one member: a link to all of them. */
  beside?: boolean;
  /** The team comes in pages: which one this is, from 1, and how many there are. */
  paged?: { number: number; pages: number; failed?: boolean };
};

/** The team, or the text shown before there is one. */
export function TeamSection({ members, title, frame, beside, paged }: TeamSectionProps) {
  const { locale } = frame.renderContext;
  const texts = teamTexts[locale];
  const { more, loading, error, retry, start } = texts;
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
        <EmptyList words={texts.empty} href={frame.to('/meet')} label={texts.meet} />
      )}
      {paged && (
        <Island
          name="MoreList"
          of={MoreList}
          props={{
            of: 'team',
            next: paged.number < paged.pages ? `${frame.to('/team')}?page=${paged.number + 1}` : null,
            start: paged.number > 1 ? frame.to('/team') : null,
            failed: paged.failed ? frame.to('/team') : null,
            texts: { more, loading, error, retry, start },
          }}
        />
      )}
    </Section>
  );
}
