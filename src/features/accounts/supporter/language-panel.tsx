import { type Locale, languageNames, locales } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { actPath } from '../account-paths.ts';
import css from './panel.module.css';
import { Panel } from './panel.tsx';
import { supporterTexts } from './supporter.texts.ts';

type LanguagePanelProps = { locale: Locale; language: Locale; to: (path: string) => string };

/** The language of the account. Each language is named in itself, for people who read no other. */
export function LanguagePanel({ locale, language, to }: LanguagePanelProps) {
  const texts = supporterTexts[locale].language;
  return (
    <Panel id="language" title={texts.title}>
      <form method="post" action={to(actPath('language'))} className={css.form}>
        <fieldset className={css.choices}>
          <legend>{texts.words}</legend>
          {locales.map(one => (
            <label key={one} className={css.sure}>
              <input type="radio" name="language" value={one} defaultChecked={one === language} />
              <span lang={one}>{languageNames[one]}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit">{texts.keep}</Button>
      </form>
    </Panel>
  );
}
