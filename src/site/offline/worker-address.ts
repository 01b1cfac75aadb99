/** Where browsers look for the worker, for good: a browser that has one asks there for the next. */
export const workerAddress = '/service-worker.js';
