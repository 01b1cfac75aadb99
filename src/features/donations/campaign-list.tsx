import { StateMessage } from '#ui/components/state-message.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import type { Campaign } from './campaign.queries.ts';
import css from './campaign-card.module.css';
import { CampaignCard } from './campaign-card.tsx';
import type { DonateTexts } from './donate.texts.ts';
import type { GivingLink } from './donate-header.tsx';

type CampaignListProps = {
  campaigns: readonly { campaign: Campaign; link: GivingLink | null }[];
  texts: DonateTexts;
};

/** The campaigns in two columns, or a message that there are none. */
export function CampaignList({ campaigns, texts }: CampaignListProps) {
  return (
    <>
      <SectionHead id="campaigns" title={{ text: texts.choose }} />
      {campaigns.length > 0 ? (
        <ul className={css.list}>
          {campaigns.map(({ campaign, link }) => (
            <CampaignCard key={campaign.id} campaign={campaign} link={link} texts={texts} />
          ))}
        </ul>
      ) : (
        <StateMessage kind="empty" words={texts.noCampaign} />
      )}
    </>
  );
}
