'use client';
import { createContext, use } from 'react';

/** What somebody wants to delete, what happens afterwards, and where the keyboard goes when they do not. */
export type Wanted = {
  collection: string;
  ids: number[];
  afterwards: () => void;
  returnTo: () => HTMLElement | null;
};

/** Opens the one dialog of the admin that asks before deleting. */
export const AskToDelete = createContext<(wanted: Wanted) => void>(() => undefined);
export const useAskToDelete = () => use(AskToDelete);
