// The film was rendered once from the layers of src/ui/art/source; scripts/art/README.md has more.

/** The hero's loop: small below 1024 px, standard to 1599 px, wide from 1600 px; its stills are the drawings hero and hero-wide. */
export const heroVideo = {
  day: {
    small: {
      width: 960,
      height: 540,
      webm: '/video/hero-small-day.b8f891e9.webm',
      mp4: '/video/hero-small-day.6ff45cb3.mp4',
    },
    standard: {
      width: 1600,
      height: 900,
      webm: '/video/hero-standard-day.cde0161e.webm',
      mp4: '/video/hero-standard-day.f081fabb.mp4',
    },
    wide: {
      width: 2300,
      height: 900,
      webm: '/video/hero-wide-day.7420a05b.webm',
      mp4: '/video/hero-wide-day.ec80fd94.mp4',
    },
  },
  night: {
    small: {
      width: 960,
      height: 540,
      webm: '/video/hero-small-night.29ef6cc4.webm',
      mp4: '/video/hero-small-night.af1012de.mp4',
    },
    standard: {
      width: 1600,
      height: 900,
      webm: '/video/hero-standard-night.6bbf39cc.webm',
      mp4: '/video/hero-standard-night.40272e54.mp4',
    },
    wide: {
      width: 2300,
      height: 900,
      webm: '/video/hero-wide-night.87da5d94.webm',
      mp4: '/video/hero-wide-night.f08bc8ca.mp4',
    },
  },
} as const;
