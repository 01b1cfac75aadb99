import { classNames } from '#ui/components/class-names.ts';
import { Logo } from '#ui/components/logo.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Container } from '#ui/layout/container.tsx';
import { BarControls } from './bar-controls.tsx';
import { BarLinks } from './bar-links.island.tsx';
import { barItems } from './panels/bar-items.ts';
import { panelsPath } from './panels/panel.rules.ts';
import { currentMark, type Frame } from './read-frame.ts';
import css from './top-bar.module.css';

/** What a page may begin with under the bar: home's picture, a scene or coloured field, or what tells of a problem. */
export type Beginning = 'hero' | 'scene' | 'problem';

type TopBarProps = { frame: Frame; beginsWith: Beginning | undefined };

/** The bar over the page: transparent over a drawing, elsewhere on the ground colour with a hairline. */
export function TopBar({ frame, beginsWith }: TopBarProps) {
  const { organisation, path, paths } = frame;
  return (
    <header
      className={classNames(css.bar, beginsWith ? css.over : css.plain, beginsWith && css[beginsWith])}
      data-on-art={beginsWith && ''}
    >
      <div className={css.row}>
        <Container className={css.inside}>
          <div className={css.place}>
            <Logo name={organisation.name} href={paths.home} current={path === '/'} className={css.logo} />
          </div>
          <Links frame={frame} />
          <BarControls frame={frame} />
        </Container>
      </div>
    </header>
  );
}

/** The links of the bar; on lite pages, which have no panels, they are links alone. */
function Links({ frame: { menu, texts, path, renderContext, linkPropsOf, to } }: { frame: Frame }) {
  const links = barItems(menu).map(item => ({
    href: linkPropsOf(item).href,
    words: item.label,
    current: currentMark(item.path, path),
  }));
  const props = { label: texts.mainNavigation, links, panels: to(panelsPath) };
  if (renderContext.lite) return <BarLinks {...props} />;
  return <Island name="BarLinks" of={BarLinks} props={props} markup={{ edge: <Tilet size="panel" /> }} />;
}
