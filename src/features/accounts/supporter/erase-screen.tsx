import type { Locale } from '#core/locale.ts';
import { SignInCard } from '#features/accounts/sign-in-card.tsx';
import { Button } from '#ui/components/button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { accountPaths } from '../account-paths.ts';
import { supporterTexts } from './supporter.texts.ts';
import css from './supporter-panels.module.css';

/** Lists what will be deleted and what stays, before anything happens; the box must be ticked. */
export function EraseScreen({ locale, to }: { locale: Locale; to: (path: string) => string }) {
  const texts = supporterTexts[locale].erase;
  const list = (items: readonly string[]) => (
    <ul className={css.bullets}>
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  return (
    <SignInCard title={texts.title}>
      <Title as="h2" variant="story" words={{ text: texts.deletedTitle }} />
      {list(texts.deleted)}
      <Title as="h2" variant="story" words={{ text: texts.stays }} />
      {list(texts.retained)}
      <form method="post" className={css.form}>
        <label className={css.sure}>
          <input type="checkbox" name="sure" value="yes" required />
          {texts.sure}
        </label>
        <Button type="submit" variant="ink">
          {texts.button}
        </Button>
      </form>
      <TextLink href={to(accountPaths.dashboard)}>{texts.back}</TextLink>
    </SignInCard>
  );
}
