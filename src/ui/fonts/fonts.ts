import { fontFiles } from './font-files.ts';

/** Font files to preload in the head, by page language: what the first view is set in, and nothing that can wait. */
export const preloadedFonts = {
  en: [fontFiles.eczar, fontFiles.figtree],
  am: [fontFiles.figtree],
} as const;
