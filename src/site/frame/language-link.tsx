import type { Frame } from './read-frame.ts';

/** The same page in the other language, named in that language. */
export function LanguageLink({ frame, className }: { frame: Frame; className?: string | undefined }) {
  const { renderContext, paths, texts } = frame;
  const other = renderContext.locale === 'en' ? 'am' : 'en';
  return (
    <a className={className} href={paths.otherLanguage} hrefLang={other} lang={other} data-language>
      {texts.otherLanguage}
    </a>
  );
}
