import type { ComponentProps } from 'react';
import { Title } from '#ui/components/title.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Door } from './door.island.tsx';
import css from './door.module.css';
import { doorTexts } from './door.texts.ts';

/** The page of the door, for staff who let people in. */
export function DoorPage(props: ComponentProps<typeof Door>) {
  const texts = doorTexts[props.locale];
  return (
    <div className={css.door}>
      <Title as="h1" variant="page" words={{ text: texts.title }} />
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
      <Island when="load">
        <Door {...props} />
      </Island>
    </div>
  );
}
