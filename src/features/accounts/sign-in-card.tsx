import type { ReactNode } from 'react';
import { ThemedDrawing } from '#ui/components/drawing.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { Section } from '#ui/layout/section.tsx';
import css from './sign-in-card.module.css';

/** Layout of pages with a single form: a drawing of an open door beside a short text. */
export function SignInCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section ground="lilac" titleId="account-title">
      <div className={css.card}>
        <Tilet size="dialog" className={css.edge} />
        <div className={css.art}>
          <ThemedDrawing
            formats={[{ day: 'scene-welcome-day', night: 'scene-welcome-night' }]}
            fit="middle"
            first
          />
        </div>
        <div className={css.words}>
          <Title as="h1" variant="section" id="account-title" words={{ text: title }} />
          {children}
        </div>
      </div>
    </Section>
  );
}
