import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/components/button.tsx';
import type { Frame } from '../read-frame.ts';
import { PanelFeature } from './panel-feature.tsx';
import { PanelList, PanelRow } from './panel-list.tsx';
import { panelTexts } from './panels.texts.ts';

/** How to reach us, and that meetings are possible. */
export function ContactPanel({ frame, title }: { frame: Frame; title: ReactNode }) {
  const { to, renderContext, organisation } = frame;
  const { phone, email } = organisation;
  const texts = panelTexts[renderContext.locale];
  return (
    <>
      <PanelList title={title} all={{ href: to('/contact'), words: texts.write }}>
        {phone && <PanelRow href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</PanelRow>}
        {email && <PanelRow href={`mailto:${email}`}>{email}</PanelRow>}
      </PanelList>
      <PanelFeature
        picture={null}
        drawing="meet-coffee-table"
        failure={texts.imageError}
        href={to('/meet')}
        title={texts.meet}
        action={
          <ButtonLink variant="ink" size="small" href={to('/meet')}>
            {texts.schedule}
          </ButtonLink>
        }
      >
        <p>{texts.meetWords}</p>
      </PanelFeature>
    </>
  );
}
