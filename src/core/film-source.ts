import { isHttpsLink, isSitePath } from './links.ts';

/**
 * The origin of a film and how it may be shown: - own: one of our files, played in the page. - player: a company's
 * player, inserted only when a visitor clicks. `player` is the address that sets no cookies before playing, `origin`
 * what the content policy must allow, `href` the film on the company's own site. - elsewhere: a page on another site,
 * opened there.
 */
export type FilmSource =
  | { kind: 'own'; src: string }
  | { kind: 'player'; company: string; player: string; origin: string; href: string }
  | { kind: 'elsewhere'; href: string; host: string };

const youtube = 'https://www.youtube-nocookie.com';
const vimeo = 'https://player.vimeo.com';

/** Reads the address of a film as staff enter it; null if empty or not an address we may show. */
export function filmSource(address: string): FilmSource | null {
  if (isSitePath(address)) return { kind: 'own', src: address };
  const url = isHttpsLink(address) ? URL.parse(address) : null;
  if (!url) return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const tube = youtubeFilm(host, url);
  if (tube) {
    return {
      kind: 'player',
      company: 'YouTube',
      player: `${youtube}/embed/${tube}?rel=0`,
      origin: youtube,
      href: address,
    };
  }
  const vimeoNumber =
    /^(?:player\.)?vimeo\.com$/.test(host) && /^\/(?:video\/)?(\d+)$/.exec(url.pathname)?.[1];
  if (vimeoNumber) {
    return {
      kind: 'player',
      company: 'Vimeo',
      player: `${vimeo}/video/${vimeoNumber}?dnt=1`,
      origin: vimeo,
      href: address,
    };
  }
  return { kind: 'elsewhere', href: address, host };
}

function youtubeFilm(host: string, { pathname, searchParams }: URL): string | null {
  const candidate =
    host === 'youtu.be'
      ? pathname.slice(1)
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1])
        : null;
  return candidate && /^[\w-]{11}$/.test(candidate) ? candidate : null;
}

/** The frame sources the content policy of a page with these films needs; null for none. */
export function frameSources(films: readonly (FilmSource | null)[]): `frame-src ${string}` | null {
  const origins = new Set(films.flatMap(film => (film?.kind === 'player' ? [film.origin] : [])));
  return origins.size > 0 ? `frame-src ${[...origins].join(' ')}` : null;
}
