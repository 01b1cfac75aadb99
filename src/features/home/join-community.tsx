import { ButtonLink } from '#ui/components/button.tsx';
import { ThemedDrawing } from '#ui/components/drawing.tsx';
import { Title } from '#ui/components/title.tsx';
import type { HomeTexts } from './home.texts.ts';
import css from './join-community.module.css';

/** The invitation above the footer, on the last hill of the walk. Without an address there is nobody to write to. */
export function JoinCommunity({ email, texts }: { email: string; texts: HomeTexts }) {
  return (
    <section className={css.join} aria-labelledby="join">
      <div className={css.words}>
        <Title look="section" id="join" className={css.title}>
          {texts.join}
        </Title>
        {email && (
          <>
            <p className={css.lede}>{texts.joinLede}</p>
            <p className={css.action}>
              <ButtonLink look="go" icon="mail" href={`mailto:${email}`}>
                {texts.writeToUs}
              </ButtonLink>
            </p>
          </>
        )}
      </div>
      <div className={css.hills} aria-hidden="true">
        <ThemedDrawing formats={[{ day: 'footer-hills-day', night: 'footer-hills-night' }]} fit="bottom" />
      </div>
    </section>
  );
}
