import { heroVideo } from '#ui/art/hero-video.ts';

/** A file of the hero film. Without `mode` or `size` it serves all colour modes or widths. */
export type Film = {
  src: string;
  type: string;
  mode?: 'light' | 'dark';
  /** small below 1024 px, wide from 1600 px, standard between. */
  size?: 'small' | 'standard' | 'wide';
};

const sizes = ['small', 'standard', 'wide'] as const;

/** The drawn loop for day and night in three sizes; a browser uses the first it can play. */
const drawnLoop: Film[] = (['day', 'night'] as const).flatMap(time =>
  sizes.flatMap(size => {
    const { webm, mp4 } = heroVideo[time][size];
    const mode = time === 'day' ? 'light' : 'dark';
    return [
      { src: webm, type: 'video/webm', mode, size },
      { src: mp4, type: 'video/mp4', mode, size },
    ] satisfies Film[];
  }),
);

/** The hero films: the one of the site settings, otherwise the drawn loop. `video` is its address, or null. */
export function heroFilms(video: string | null): Film[] {
  if (!video) return drawnLoop;
  return [{ src: video, type: /\.webm(?=$|[?#])/i.test(video) ? 'video/webm' : 'video/mp4' }];
}
