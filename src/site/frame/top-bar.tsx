import { classNames } from '#ui/components/class-names.ts';
import { Logo } from '#ui/components/logo.tsx';
import { Container } from '#ui/layout/container.tsx';
import { BarControls } from './bar-controls.tsx';
import { BarLinks } from './bar-links.tsx';
import type { Frame } from './read-frame.ts';
import css from './top-bar.module.css';

/** The bar over the page: transparent over a drawing, on the ground with a hairline elsewhere. */
export function TopBar({ frame, overDrawing }: { frame: Frame; overDrawing: boolean }) {
  const { organisation, path, paths } = frame;
  return (
    <header
      className={classNames(css.bar, overDrawing ? css.over : css.plain)}
      data-on-art={overDrawing || undefined}
    >
      <Container className={css.inside}>
        <Logo name={organisation.name} href={paths.home} current={path === '/'} className={css.logo} />
        <BarLinks frame={frame} />
        <BarControls frame={frame} />
      </Container>
    </header>
  );
}
