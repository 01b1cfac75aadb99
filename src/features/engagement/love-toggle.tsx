import type { ComponentProps } from 'react';
import { Island } from '#ui/islands/island.tsx';
import { LoveToggle as Toggle } from './love-toggle.island.tsx';

/** A heart that is on or off in this browser, with the total count. Hidden without script. */
export function LoveToggle(props: ComponentProps<typeof Toggle>) {
  return <Island name="LoveToggle" of={Toggle} props={props} />;
}
