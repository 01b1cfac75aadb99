import type { Words } from '#core/words.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture, type PictureSource } from '#ui/components/picture.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import css from './initiative.module.css';
import type { TabLink } from './initiative-tabs.tsx';

/** One tab with its content. */
export type InitiativeTab = TabLink & {
  heading: Words;
  disc: Words;
  linkLabel: Words;
  href: string;
  /** The photograph of its card, else the address of the card's drawing. */
  picture: PictureSource | string | null;
};

type TabContentProps = { tab: InitiativeTab; failure: string; late: boolean };

/** What a tab shows: its picture, its words and where they lead. */
export function TabContent({ tab, failure, late }: TabContentProps) {
  return (
    <>
      <TabPicture picture={tab.picture} failure={failure} late={late} />
      <Title as="h3" variant="card" words={tab.heading} />
      <LocalizedText as="p" words={tab.disc} />
      <TextLink variant="bold" href={tab.href} lang={tab.linkLabel.lang}>
        {tab.linkLabel.text}
      </TextLink>
    </>
  );
}

type TabPictureProps = { picture: InitiativeTab['picture']; failure: string; late: boolean };

/** What the tab is about, in a picture that changes with it; a drawing decorates. */
function TabPicture({ picture, failure, late }: TabPictureProps) {
  if (picture === null) return null;
  if (typeof picture === 'string')
    return <img className={css.drawing} src={picture} alt="" width="800" height="600" loading="lazy" />;
  return (
    <Picture
      source={picture}
      ratio="4:3"
      sizes="(width >= 1024px) 400px, 100vw"
      failure={failure}
      late={late}
    />
  );
}
