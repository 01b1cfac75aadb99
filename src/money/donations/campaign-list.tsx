import { isHexColour } from '#core/colour.ts';
import type { Locale } from '#core/locale.ts';
import { formatMoney, type Money } from '#core/money.ts';
import { punctuation } from '#core/words.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { LocalizedText, NamesChanged } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Sun } from '#ui/components/sun.tsx';
import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import type { Campaign } from './campaign.queries.ts';
import css from './campaign-list.module.css';
import { byDonations, type DonateTexts } from './donate.texts.ts';
import type { GivingLink } from './donate-header.tsx';

type CampaignListProps = {
  campaigns: readonly { campaign: Campaign; link: GivingLink | null; progress: Progress | null }[];
  locale: Locale;
  texts: DonateTexts;
};

/** The campaigns in two columns; nothing where there are none to choose. */
export function CampaignList({ campaigns, locale, texts }: CampaignListProps) {
  if (campaigns.length === 0) return null;
  return (
    <>
      <SectionHead id="campaigns" title={{ text: texts.choose }} />
      <ul className={css.list}>
        {campaigns.map(({ campaign, ...card }) => (
          <CampaignCard key={campaign.id} {...{ campaign, ...card, locale, texts }} />
        ))}
      </ul>
    </>
  );
}

/** How far a campaign has come: from the ledger, in the currency of its goal. */
export type Progress = { raised: Money; goal: Money; donations: number };

type CampaignProgressProps = { progress: Progress; name: string; locale: Locale; texts: DonateTexts };

/** The amount received and the goal, in words and as a bar. */
function CampaignProgress({
  progress: { raised, goal, donations },
  name,
  locale,
  texts,
}: CampaignProgressProps) {
  const inWords = texts.raisedOf
    .replace('{raised}', formatMoney(raised, locale))
    .replace('{goal}', formatMoney(goal, locale));
  // The share in thousandths, computed as bigint because sums can exceed what a number holds exactly.
  const share = Number((raised.units * 1000n) / goal.units);
  return (
    <div className={css.progress}>
      <progress max={1000} value={Math.min(share, 1000)} aria-label={name} aria-valuetext={inWords} />
      <p>
        <strong>{inWords}</strong> {byDonations(donations, locale)}
      </p>
    </div>
  );
}

type CampaignCardProps = {
  campaign: Campaign;
  link: GivingLink | null;
  progress: Progress | null;
  locale: Locale;
  texts: DonateTexts;
};

const sizes = '(min-width: 1280px) 590px, (min-width: 768px) 50vw, (min-width: 640px) 100vw, 61vw';

/** One campaign: its picture above a panel in its own colour. */
function CampaignCard({ campaign, link, progress, locale, texts }: CampaignCardProps) {
  const { id, name, desc, picture, dark } = campaign;
  return (
    <li className={classNames(css.card, dark && css.dark)} data-campaign={id} data-on-art>
      {picture ? (
        <Picture source={picture} sizes={sizes} ratio="2:1" failure={texts.imageError} square />
      ) : (
        <span className={css.placeholder}>
          <Sun className={css.sun} />
        </span>
      )}
      <div className={css.plate}>
        <div className={css.words}>
          <Title as="h3" variant="card" words={name} />
          <LocalizedText as="p" words={desc} />
          {campaign.namesChanged && <NamesChanged locale={locale} />}
          {progress && <CampaignProgress {...{ progress, locale, texts }} name={name.text} />}
        </div>
        {link && (
          <ButtonLink variant={dark ? 'line' : 'ink'} onArt className={css.give} {...link}>
            {texts.donate}
            <VisuallyHidden>
              {punctuation[locale].colon}
              <LocalizedText words={name} />
            </VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/**
 * The style sheet with the campaigns' colours. Colours are content, so no CSS file can have them, and our markup has no
 * `style` attributes: the page inlines one sheet, and its content security policy allows exactly that hash.
 */
export function campaignColours(campaigns: readonly Pick<Campaign, 'id' | 'theme'>[]): string {
  return campaigns
    .filter(({ theme }) => isHexColour(theme))
    .map(({ id, theme }) => `[data-campaign="${id}"]{--plate:${theme}}`)
    .join('');
}
