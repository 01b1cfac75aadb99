import type { ArtName } from '#ui/art/art.ts';
import { Drawing } from '#ui/components/drawing.tsx';
import { Picture, type PictureSource } from '#ui/components/picture.tsx';
import css from './portrait.module.css';

/** Drawn portraits, ordered so that neighbours differ in every respect. */
const placeholders = [
  'portrait-coat',
  'portrait-netela',
  'portrait-blue',
  'portrait-bun',
  'portrait-saffron',
  'portrait-green-netela',
  'portrait-coral',
  'portrait-white',
] as const satisfies readonly ArtName[];

type PortraitProps = {
  picture: PictureSource | null;
  /** The index in the team, from 0; selects the drawing where there is no photograph. */
  place: number;
  sizes: string;
  failure: string;
  /** The first picture of the page, loaded before the others. */
  first?: boolean;
};

/** A photograph in 4:5, or a drawing in its place. */
export function Portrait({ picture, place, sizes, failure, first = false }: PortraitProps) {
  if (picture) return <Picture source={picture} sizes={sizes} ratio="4:5" failure={failure} first={first} />;
  const name = placeholders[place % placeholders.length] ?? placeholders[0];
  return (
    <span className={css.drawn}>
      <Drawing name={name} sizes={sizes} fit="middle" first={first} />
    </span>
  );
}
