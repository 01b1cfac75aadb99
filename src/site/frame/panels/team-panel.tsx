import type { ReactNode } from 'react';
import type { TeamMember } from '#features/team/team.queries.ts';
import { Said } from '#ui/components/said.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import type { Frame } from '../read-frame.ts';
import { PanelFeature } from './panel-feature.tsx';
import { PanelList, PanelRow } from './panel-list.tsx';
import { panelTexts } from './panels.texts.ts';

/** Who works here, with what they do; the first of them is introduced. */
export function TeamPanel({ frame, title, team }: { frame: Frame; title: ReactNode; team: TeamMember[] }) {
  const { to, reading } = frame;
  const texts = panelTexts[reading.locale];
  const [first] = team;
  return (
    <>
      <PanelList title={title} all={{ href: to('/team'), words: texts.allTeam }}>
        {team.map(({ href, name, role }) => (
          <PanelRow key={href} href={to(href)} status={role.text && <Said words={role} />}>
            <Said words={name} />
          </PanelRow>
        ))}
      </PanelList>
      {first && (
        <PanelFeature
          picture={first.picture}
          drawing="team"
          failure={texts.imageError}
          href={to(first.href)}
          title={<Said words={first.name} />}
          action={
            <TextLink look="bold" href={to(first.href)}>
              {texts.seeMember}
            </TextLink>
          }
        >
          <Said as="p" words={first.description} />
        </PanelFeature>
      )}
    </>
  );
}
