import type { Payload } from 'payload';

/** A published source of numbers. */
export const addSource = (payload: Payload, data: object = {}) =>
  payload.create({
    collection: 'sources',
    data: {
      title: 'The register of the clinic',
      kind: 'document',
      link: 'https://clinic.example.org/register',
      _status: 'published',
      ...data,
    } as never,
  });

/** A published number of the register, with a source of its own unless one is named. */
export async function addClaim(payload: Payload, data: { key: string } & Record<string, unknown>) {
  const source = data.source ?? (await addSource(payload)).id;
  return payload.create({ collection: 'claims', data: { ...claimData, ...data, source } as never });
}

/** A number as staff would enter it, without its key and its source; a sample, so that nobody needs to look after it. */
export const claimData = {
  state: 'known',
  value: 160,
  unit: 'children',
  kind: 'counted',
  sentence: '{value} children helped this year.',
  method: 'Each child is counted once.',
  lookedAt: '2026-11-01',
  every: '12',
  sample: true,
  _status: 'published',
};
