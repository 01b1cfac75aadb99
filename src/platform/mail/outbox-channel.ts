/** Where the worker is told that something waits to be sent. */
export const outboxChannel = 'adey_outbox';
