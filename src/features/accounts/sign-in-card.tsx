import type { ReactNode } from 'react';
import type { ArtName } from '#ui/art/art.ts';
import { Drawing } from '#ui/components/drawing.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { Section } from '#ui/layout/section.tsx';
import css from './sign-in-screen.module.css';

/** Layout of pages with a single form: a drawing beside a short text. */
export function SignInCard({ title, art, children }: { title: string; art: ArtName; children: ReactNode }) {
  return (
    <Section ground="lilac" titleId="account-title">
      <div className={css.card}>
        <Tilet size="dialog" className={css.edge} />
        <div className={css.art}>
          <Drawing name={art} fit="middle" sizes="(min-width: 768px) 400px, 61vw" first />
        </div>
        <div className={css.words}>
          <Title as="h1" variant="section" id="account-title" words={{ text: title }} />
          {children}
        </div>
      </div>
    </Section>
  );
}
