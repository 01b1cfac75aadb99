import { atom } from 'nanostores';

export type Toast = { kind: 'success' | 'info' | 'warning' | 'error'; title?: string; message?: string };
export type ShownToast = Toast & { id: number };

/** The toasts on the page, the oldest first. */
export const $toasts = atom<readonly ShownToast[]>([]);

let shown = 0;

/** Shows a toast once React is here (toasts.island.tsx) and announces it politely. */
export function showToast(toast: Toast): void {
  shown += 1;
  $toasts.set([...$toasts.get(), { ...toast, id: shown }]);
}

export function removeToast(id: number): void {
  $toasts.set($toasts.get().filter(toast => toast.id !== id));
}
