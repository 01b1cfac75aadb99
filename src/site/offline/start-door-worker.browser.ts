import { ownScript } from '#ui/trusted-types.browser.ts';
import { loadedFiles } from './stored-copies.browser.ts';

/** Lets the page of the door open without a network. Never rejects: with a network it works without. */
async function startDoorWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const page = location.pathname;
  try {
    await import('#features/tickets/door/camera.browser.ts')
      .then(({ loadReader }) => loadReader())
      .catch(error => console.info('The camera cannot be started without a network.', error));
    const options = { scope: page, updateViaCache: 'none' } as const;
    const { installing, waiting, active } = await navigator.serviceWorker.register(
      ownScript('/door-worker.js'),
      options,
    );
    (installing ?? waiting ?? active)?.postMessage({ page, files: loadedFiles() });
  } catch (error) {
    console.info('The door cannot be opened without a network.', error);
  }
}

void startDoorWorker();
