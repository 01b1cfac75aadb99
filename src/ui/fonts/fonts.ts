import { fontFiles } from './font-files.ts';

/** Font files to preload in the head, by page language: what the first view is set in, and nothing that can wait. */
export const preloadedFonts = {
  en: [fontFiles.eczar, fontFiles.figtree],
  am: [fontFiles.figtree],
} as const;

/** The two Latin files alone, for heads that preload them whatever the language. */
export const eczarHref = fontFiles.eczar;
export const figtreeHref = fontFiles.figtree;
