import { type SyntheticEvent, useRef, useState } from 'react';

/**
 * Runs one request at a time: until it is answered, `start` does nothing. The lock is a ref, because two presses in one
 * task meet the state of the same render; `useActionState` would queue the second press and send it too. `request`
 * returns undefined if there is nothing to send. `start` returns whether the press was taken.
 */
export function useOneRequest() {
  const isRunning = useRef(false);
  const [isSending, setIsSending] = useState(false);

  function start(request: () => Promise<void> | undefined): boolean {
    if (isRunning.current) return false;
    const answered = request();
    if (!answered) return true;
    isRunning.current = true;
    setIsSending(true);
    void answered.finally(() => {
      isRunning.current = false;
      setIsSending(false);
    });
    return true;
  }

  return { isSending, start };
}

/** The `onSubmit` of a form that the browser sends itself: it sends one request until the page is shown again. */
export function useOneSubmit(): (event: SyntheticEvent) => void {
  const { start } = useOneRequest();
  return event => {
    if (!start(untilShownAgain)) event.preventDefault();
  };
}

/** Longest time that a request is waited for, in ms; long enough for a page of text over a slow connection. */
export const timeout = 30_000;

/**
 * Resolves when the visitor comes back to this page, when the browser stays on it because somebody stopped it, or if it has not
 * left in time: older browsers do not say that they were stopped.
 */
export function untilShownAgain(): Promise<void> {
  return new Promise(resolve => {
    // A page that is still loading when its form is sent is shown for the first time after that.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && settle();
    const timer = setTimeout(settle, timeout);
    const navigation: EventTarget | undefined = window.navigation;
    addEventListener('pageshow', onShow);
    navigation?.addEventListener('navigateerror', settle);
    function settle(): void {
      clearTimeout(timer);
      removeEventListener('pageshow', onShow);
      navigation?.removeEventListener('navigateerror', settle);
      resolve();
    }
  });
}

/** Posts JSON to an endpoint of ours. Null if there was no response; never rejects. */
export async function postJson(address: string, body: object): Promise<Response | null> {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
  } catch (exception) {
    console.info('Form not sent:', exception);
    return null;
  }
}
