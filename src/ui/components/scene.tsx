import type { ArtName } from '#ui/art/art.ts';
import { classNames } from './class-names.ts';
import { Drawing, ThemedDrawing } from './drawing.tsx';
import css from './scene.module.css';

/** Scenes with a day and a night drawing, and those that are always night. */
type ByDay<Name> = Name extends `scene-${infer Scene}-day` ? Scene : never;
type ByName<Name> = Name extends `scene-${string}-${'day' | 'night'}`
  ? never
  : Extract<Name, `scene-${string}`>;
export type SceneName = ByDay<ArtName>;
export type NightScene = ByName<ArtName> | Extract<ArtName, `scene-${string}-night`>;

type SceneProps = { className?: string | undefined } & ({ name: SceneName } | { night: NightScene });

/** People at the right of a coloured field, whose left is free for text; on phones they are below the text. */
export function Scene({ className, ...shown }: SceneProps) {
  const formats =
    'night' in shown
      ? [{ day: shown.night }]
      : [{ day: `scene-${shown.name}-day` as const, night: `scene-${shown.name}-night` as const }];
  return (
    <div className={classNames(css.scene, className)}>
      <ThemedDrawing formats={formats} fit="bottom" first className={css.people} />
    </div>
  );
}

/** The land without people or a sun, by day and by night, so that a picture may cover any part of it. */
export function Highlands({ className }: { className?: string | undefined }) {
  const formats = [{ day: 'highlands-day', night: 'highlands-night' } as const];
  return <ThemedDrawing formats={formats} fit="bottom" first className={className} />;
}

const placeholders = [
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
  /** The index of its card in the list, from 0: neighbours get different drawings. */
  place: number;
  sizes: string;
  /** Uses the drawing for coming-soon cards. */
  comingSoon?: boolean;
};

/** A drawing, 4:3, in place of a picture that is missing or not public. */
export function PlaceholderImage({ place, sizes, comingSoon }: PlaceholderImageProps) {
  const name = comingSoon
    ? 'achievement-mesob'
    : (placeholders[place % placeholders.length] ?? placeholders[0]);
  return (
    <span className={css.placeholder}>
      <Drawing name={name} sizes={sizes} fit="bottom" />
    </span>
  );
}
