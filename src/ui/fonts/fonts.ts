import { fontFiles } from './font-files.ts';

/** Fonts to preload, by page language: those of the first view. */
export const preloadedFonts = {
  en: [fontFiles.eczar, fontFiles.figtree],
  am: [fontFiles.figtree],
} as const;
