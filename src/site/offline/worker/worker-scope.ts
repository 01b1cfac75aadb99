// The few names of a service worker that are used here. The library of types that has them all cannot stand beside the
// one for pages: they declare the same names differently.

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
