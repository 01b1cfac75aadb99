// Written by scripts/art/build-fonts.ts; change that and run it again.

/** Addresses of the font files, by what they hold. */
export const fontFiles = {
  eczar: '/fonts/eczar.3f591049.woff2',
  'eczar-figures': '/fonts/eczar-figures.6e99d698.woff2',
  'eczar-mission': '/fonts/eczar-mission.72d34fc0.woff2',
  'eczar-western': '/fonts/eczar-western.07c9dc7f.woff2',
  'eczar-extended': '/fonts/eczar-extended.e5715490.woff2',
  figtree: '/fonts/figtree.cbd78278.woff2',
  'figtree-western': '/fonts/figtree-western.fe121ee9.woff2',
  'figtree-extended': '/fonts/figtree-extended.8cb68fd5.woff2',
  'noto-sans-ethiopic': '/fonts/noto-sans-ethiopic.386015fa.woff2',
  'noto-sans-ethiopic-occasional': '/fonts/noto-sans-ethiopic-occasional.cfd19813.woff2',
  'noto-sans-ethiopic-everyday': '/fonts/noto-sans-ethiopic-everyday.6af68aec.woff2',
  'adey-toggle': '/fonts/adey-toggle.1a0b5879.woff2',
  'adey-line': '/fonts/adey-line.04ae1e08.woff2',
} as const;

/** Fonts to preload, by page language: those of the first view. */
export const preloadedFonts = {
  en: [fontFiles.eczar, fontFiles.figtree],
  am: [fontFiles.figtree],
} as const;
