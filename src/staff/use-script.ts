import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

/** Whether the page's script answers already: false on the server and until React has taken over the page. */
export const useScript = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
