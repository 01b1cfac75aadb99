import { heroVideo } from '#ui/art/hero-video.ts';

/** One file of the hero film. Without `mode` or `size` it serves every colour mode or every width. */
export type Film = {
  src: string;
  type: string;
  mode?: 'light' | 'dark';
  /** small below 1024 px, wide from 1600 px, standard between. */
  size?: 'small' | 'standard' | 'wide';
};

const sizes = ['small', 'standard', 'wide'] as const;

/** The drawn loop, by day and by night, in three sizes; a browser takes the first of a size it can play. */
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

/** The films of the hero: the one of the site settings, else the drawn loop. `video` is its address, or empty. */
export function heroFilms(video: string): Film[] {
  if (!video) return drawnLoop;
  return [{ src: video, type: /\.webm(?=$|[?#])/i.test(video) ? 'video/webm' : 'video/mp4' }];
}
