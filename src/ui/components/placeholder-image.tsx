import type { ArtName } from '#ui/art/art.ts';
import { Drawing } from './drawing.tsx';
import css from './placeholder-image.module.css';

const scenes = [
  'about-highlands',
  'meet-coffee-table',
  'programs-medicine',
  'progress-coffee',
  'partners',
  'child-in-bloom',
  'volunteers',
  'pediatric-outreach',
] as const satisfies readonly ArtName[];

type PlaceholderImageProps = {
  /** The index of its card in the list, from 0: neighbours get different scenes. */
  place: number;
  sizes: string;
  /** Uses the drawing for coming-soon cards. */
  comingSoon?: boolean;
};

/** A drawn scene, 4:3, for cards whose picture is missing or not public. */
export function PlaceholderImage({ place, sizes, comingSoon }: PlaceholderImageProps) {
  const name = comingSoon ? 'achievement-mesob' : (scenes[place % scenes.length] ?? scenes[0]);
  return (
    <span className={css.scene}>
      <Drawing name={name} sizes={sizes} fit="bottom" />
    </span>
  );
}
