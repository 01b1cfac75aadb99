import type { Locale } from '#core/locale.ts';
import { punctuation } from '#core/words.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { LocalizedText, NamesChanged } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Sun } from '#ui/components/sun.tsx';
import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import type { Campaign } from './campaign.queries.ts';
import css from './campaign-card.module.css';
import { CampaignProgress, type Progress } from './campaign-progress.tsx';
import type { DonateTexts } from './donate.texts.ts';
import type { GivingLink } from './donate-header.tsx';

type CampaignCardProps = {
  campaign: Campaign;
  link: GivingLink | null;
  progress: Progress | null;
  locale: Locale;
  texts: DonateTexts;
};

const sizes = '(min-width: 1280px) 590px, (min-width: 768px) 50vw, (min-width: 640px) 100vw, 61vw';

/** One campaign: its picture above a panel in its own colour (campaign-colours.ts). */
export function CampaignCard({ campaign, link, progress, locale, texts }: CampaignCardProps) {
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
