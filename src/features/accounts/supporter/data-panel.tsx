import type { Locale } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { accountPaths } from '../account-paths.ts';
import css from './panel.module.css';
import { Panel } from './panel.tsx';
import { supporterTexts } from './supporter.texts.ts';

type DataPanelProps = { locale: Locale; isProven: boolean; to: (path: string) => string };

/** Export and erasure of the stored data. */
export function DataPanel({ locale, isProven, to }: DataPanelProps) {
  const texts = supporterTexts[locale].data;
  return (
    <Panel id="data" title={texts.title}>
      <p>{texts.words}</p>
      {!isProven && <p className={css.small}>{texts.unproven}</p>}
      <ButtonLink href={to(accountPaths.download)} download="what-is-kept-about-me.json">
        {texts.download}
      </ButtonLink>
      <TextLink href={to(accountPaths.erase)}>{texts.erase}</TextLink>
    </Panel>
  );
}
