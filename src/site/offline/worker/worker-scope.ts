// The few service worker names used here. TypeScript's library for them conflicts with the one for pages.

export type Lifetime = Event & { waitUntil(work: Promise<unknown>): void };
export type WorkerMessage = Lifetime & { readonly data: unknown };
export type Fetching = Lifetime & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};

export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', act: (event: Lifetime) => void): void;
  addEventListener(type: 'message', act: (event: WorkerMessage) => void): void;
  addEventListener(type: 'fetch', act: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: { unregister(): Promise<boolean> };
  readonly clients: { claim(): Promise<void> };
};
