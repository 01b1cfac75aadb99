// Written by scripts/art/build-fonts.ts; change that and run it again.

/** Addresses of the font files, by what they hold. */
export const fontFiles = {
  eczar: '/fonts/eczar.e45fd6a5.woff2',
  'eczar-western': '/fonts/eczar-western.07c9dc7f.woff2',
  'eczar-extended': '/fonts/eczar-extended.e5715490.woff2',
  figtree: '/fonts/figtree.cbd78278.woff2',
  'figtree-western': '/fonts/figtree-western.fe121ee9.woff2',
  'figtree-extended': '/fonts/figtree-extended.8cb68fd5.woff2',
  'noto-sans-ethiopic': '/fonts/noto-sans-ethiopic.c1e9f0ac.woff2',
  'noto-serif-ethiopic': '/fonts/noto-serif-ethiopic.0cb134bc.woff2',
  'adey-toggle': '/fonts/adey-toggle.1a0b5879.woff2',
  'adey-line': '/fonts/adey-line.04ae1e08.woff2',
} as const;
