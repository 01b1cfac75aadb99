import type { Locale } from '#core/locale.ts';
import { StateMessage } from '#ui/components/state-message.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import type { Campaign } from './campaign.queries.ts';
import css from './campaign-card.module.css';
import { CampaignCard } from './campaign-card.tsx';
import type { Progress } from './campaign-progress.tsx';
import type { DonateTexts } from './donate.texts.ts';
import type { GivingLink } from './donate-header.tsx';

type CampaignListProps = {
  campaigns: readonly { campaign: Campaign; link: GivingLink | null; progress: Progress | null }[];
  locale: Locale;
  texts: DonateTexts;
};

/** The campaigns in two columns, or a message that there are none. */
export function CampaignList({ campaigns, locale, texts }: CampaignListProps) {
  return (
    <>
      <SectionHead id="campaigns" title={{ text: texts.choose }} />
      {campaigns.length > 0 ? (
        <ul className={css.list}>
          {campaigns.map(({ campaign, ...card }) => (
            <CampaignCard key={campaign.id} {...{ campaign, ...card, locale, texts }} />
          ))}
        </ul>
      ) : (
        <StateMessage kind="empty" words={texts.noCampaign} />
      )}
    </>
  );
}
