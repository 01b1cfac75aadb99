/** Permanent: browsers with a worker look here for updates. */
export const workerAddress = '/service-worker.js';
