import { SkipLink } from '#ui/components/skip-link.tsx';
import { Banner } from './banner.tsx';
import { PageNotes } from './page-notes.tsx';
import type { Frame } from './read-frame.ts';
import { SiteMenu } from './site-menu.tsx';
import { TopBar } from './top-bar.tsx';

type PageTopProps = { frame: Frame; navigation: boolean; overDrawing: boolean; translated: boolean };

/** Everything before the words of a page, in the order the keyboard meets it. */
export function PageTop({ frame, navigation, overDrawing, translated }: PageTopProps) {
  return (
    <>
      <SkipLink label={frame.texts.skip} />
      {navigation && <Banner frame={frame} />}
      <PageNotes frame={frame} translated={translated} />
      {navigation && <TopBar frame={frame} overDrawing={overDrawing} />}
      {navigation && <SiteMenu frame={frame} />}
    </>
  );
}
