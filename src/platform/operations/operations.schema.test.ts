import { expect, it } from 'vitest';
import { readEnv } from '#platform/env.schema.ts';

const secretFor = () => 'x'.repeat(64);
const refusalOf = (given: Record<string, string>) => () => readEnv(given, secretFor);

it('figures are told to other machines only with a token', () => {
  const open = { OPERATIONS_PORT: '9000', OPERATIONS_HOST: '0.0.0.0' };
  expect(refusalOf(open)).toThrow(/OPERATIONS_TOKEN is missing/);
  expect(readEnv({ ...open, OPERATIONS_TOKEN: 't'.repeat(32) }, secretFor).OPERATIONS_PORT).toBe(9000);
  for (const OPERATIONS_HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost'])
    expect(readEnv({ OPERATIONS_HOST }, secretFor).OPERATIONS_HOST).toBe(OPERATIONS_HOST);
  expect(refusalOf({ OPERATIONS_HOST: '127.0.0.1.example.org' })).toThrow(/OPERATIONS_TOKEN/);
});

it('a bucket needs its key and secret, and both are named at once', () => {
  expect(refusalOf({ S3_BUCKET: 'pictures' })).toThrow(/S3_ACCESS_KEY_ID.*S3_SECRET_ACCESS_KEY/);
  const keys = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  expect(readEnv({ S3_BUCKET: 'pictures', ...keys }, secretFor).S3_BUCKET).toBe('pictures');
  expect(refusalOf({ S3_BUCKET: '../etc', ...keys })).toThrow(/S3_BUCKET must be the name of a bucket/);
});
