import type { ArtName } from '#ui/art/art.ts';
import { classNames } from './class-names.ts';
import { ThemedDrawing } from './drawing.tsx';
import css from './scene.module.css';

/** The scenes drawn by day and by night, and those that are night whatever the theme. */
type ByDay<Name> = Name extends `scene-${infer Scene}-day` ? Scene : never;
type ByName<Name> = Name extends `scene-${string}-${'day' | 'night'}`
  ? never
  : Extract<Name, `scene-${string}`>;
export type SceneName = ByDay<ArtName>;
export type NightScene = ByName<ArtName> | Extract<ArtName, `scene-${string}-night`>;

type SceneProps = { className?: string | undefined } & ({ name: SceneName } | { night: NightScene });

/** People at the right of a field, whose left is free for words; on phones they stand below the words. */
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
