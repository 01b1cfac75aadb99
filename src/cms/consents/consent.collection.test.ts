import { expect, it } from 'vitest';
import { consents } from './consent.collection.ts';

it('[CONSENT-03] a consent record cannot be stored without the name of the person who agreed', () => {
  const who = consents.fields.find(field => 'name' in field && field.name === 'who');
  expect(who).toMatchObject({ type: 'text', required: true });
  expect(consents.admin?.useAsTitle).toBe('who');
});
