import { once } from 'node:events';
import { expect, it } from 'vitest';
import { readEnv } from '#platform/env.schema.ts';

const secretFor = () => 'x'.repeat(64);
const refusalOf = (given: Record<string, string>) => () => readEnv(given, secretFor);

it('metrics are available to other machines only with a token', () => {
  const open = { METRICS_PORT: '9000', METRICS_HOST: '0.0.0.0' };
  expect(refusalOf(open)).toThrow(/METRICS_TOKEN is missing/);
  expect(readEnv({ ...open, METRICS_TOKEN: 't'.repeat(32) }, secretFor).METRICS_PORT).toBe(9000);
  for (const METRICS_HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost'])
    expect(readEnv({ METRICS_HOST }, secretFor).METRICS_HOST).toBe(METRICS_HOST);
  expect(refusalOf({ METRICS_HOST: '127.0.0.1.example.org' })).toThrow(/METRICS_TOKEN/);
});

it('a bucket needs its key and secret, and both are reported at once', () => {
  expect(refusalOf({ S3_BUCKET: 'pictures' })).toThrow(/S3_ACCESS_KEY_ID.*S3_SECRET_ACCESS_KEY/);
  const keys = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  expect(readEnv({ S3_BUCKET: 'pictures', ...keys }, secretFor).S3_BUCKET).toBe('pictures');
  expect(refusalOf({ S3_BUCKET: '../etc', ...keys })).toThrow(/S3_BUCKET must be the name of a bucket/);
});

it('still accepts a setting by its former name, and warns', async () => {
  const warned = once(process, 'warning');
  expect(readEnv({ OPERATIONS_PORT: '9000' }, secretFor).METRICS_PORT).toBe(9000);
  expect((await warned)[0]).toMatchObject({
    message: 'The setting OPERATIONS_PORT is called METRICS_PORT now.',
  });
  expect(readEnv({ OPERATIONS_PORT: '9000', METRICS_PORT: '9100' }, secretFor).METRICS_PORT).toBe(9100);
});
