import type { ReactNode } from 'react';
import type { TeamMember } from '#features/team/team.queries.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import type { Frame } from '../read-frame.ts';
import { PanelFeature } from './panel-feature.tsx';
import { PanelList, PanelRow } from './panel-list.tsx';
import { panelTexts } from './panels.texts.ts';

/** The team and what they do, with the first one featured. */
export function TeamPanel({ frame, title, team }: { frame: Frame; title: ReactNode; team: TeamMember[] }) {
  const { to, renderContext } = frame;
  const texts = panelTexts[renderContext.locale];
  const [first] = team;
  return (
    <>
      <PanelList title={title} all={{ href: to('/team'), words: texts.allTeam }}>
        {team.map(({ href, name, role }) => (
          <PanelRow key={href} href={to(href)} status={role.text && <LocalizedText words={role} />}>
            <LocalizedText words={name} />
          </PanelRow>
        ))}
      </PanelList>
      {first && (
        <PanelFeature
          picture={first.picture}
          drawing="team"
          failure={texts.imageError}
          href={to(first.href)}
          title={<LocalizedText words={first.name} />}
          action={
            <TextLink variant="bold" href={to(first.href)}>
              {texts.seeMember}
            </TextLink>
          }
        >
          <LocalizedText as="p" words={first.description} />
        </PanelFeature>
      )}
    </>
  );
}
