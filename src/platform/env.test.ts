import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REQUIRED_IN_PRODUCTION, settings } from '#platform/env.schema.ts';
import { developmentSecret, readEnv, SettingsError } from '#platform/env.ts';

const neverCalled = () => {
  throw new Error('asked for a development secret');
};
const secret = 'x'.repeat(64);
const readFile = (file: string) => readFileSync(file, 'utf8');

function refusal(source: Record<string, string>): string {
  try {
    readEnv(source, neverCalled, readFile);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error('was not refused');
}

describe('the settings in development', () => {
  it('no setting is required in development', () => {
    const env = readEnv({}, () => secret);
    expect(env).toMatchObject({ ADEY_ENV: 'development', DATABASE_URL: 'embedded', PAYLOAD_SECRET: secret });
    expect(env).toMatchObject({ SITE_URL: 'http://localhost:3000', STAFF_URL: 'http://localhost:3001' });
  });

  it('SITE_URL and STAFF_URL default to the configured ports on localhost', () => {
    const env = readEnv({ SITE_PORT: '4000', STAFF_PORT: '4001' }, () => secret);
    expect(env).toMatchObject({ SITE_URL: 'http://localhost:4000', STAFF_URL: 'http://localhost:4001' });
  });

  it('an empty setting counts as unset', () => {
    expect(readEnv({ DATABASE_URL: '', SITE_PORT: '' }, () => secret).SITE_PORT).toBe(3000);
  });

  it('BACKUP_COPY_TO must be a bucket with its keys, or an absolute path of a folder', () => {
    expect(refusal({ BACKUP_COPY_TO: 's3://copies/adey', PAYLOAD_SECRET: secret })).toMatch(
      /BACKUP_COPY_ACCESS_KEY_ID is missing.*BACKUP_COPY_SECRET_ACCESS_KEY is missing/,
    );
    for (const place of ['backups', 's3://', 's3://A/b', 'https://x.test', '/a\0b'])
      expect(refusal({ BACKUP_COPY_TO: place, PAYLOAD_SECRET: secret })).toContain(
        'BACKUP_COPY_TO must be the path of a folder',
      );
    expect(readEnv({ BACKUP_COPY_TO: '/mnt/other' }, () => secret).BACKUP_COPY_TO).toBe('/mnt/other');
  });

  it('all invalid settings are reported in one message', () => {
    const message = refusal({ SITE_PORT: 'eighty', DATABASE_URL: 'mysql://x', PAYLOAD_SECRET: secret });
    expect(message).toMatch(/SITE_PORT.*DATABASE_URL|DATABASE_URL.*SITE_PORT/);
  });
});

describe('the settings in production', () => {
  it('production settings are refused with a list of everything missing', () => {
    const message = refusal({ ADEY_ENV: 'production' });
    for (const name of REQUIRED_IN_PRODUCTION) expect(message).toContain(`${name} is missing`);
  });

  it('production refuses a short secret, a site URL with a path and a fixed clock', () => {
    const message = refusal({
      ADEY_ENV: 'production',
      DATABASE_URL: 'embedded',
      SITE_URL: 'https://adey.org/site',
      STAFF_URL: 'https://staff.adey.org',
      PAYLOAD_SECRET: 'short',
      FIXED_NOW: '2026-11-20T09:00:00Z',
    });
    for (const name of ['PAYLOAD_SECRET', 'SITE_URL', 'FIXED_NOW']) expect(message).toContain(name);
    expect(message).not.toContain('STAFF_URL');
  });

  it('production requires another host name in STAFF_URL than in SITE_URL, except on localhost', () => {
    const message = (SITE_URL: string, STAFF_URL: string) =>
      refusal({ ADEY_ENV: 'production', SITE_URL, STAFF_URL });
    expect(message('https://adey.org', 'https://adey.org:8443')).toContain('STAFF_URL needs a host name');
    for (const [site, staff] of [
      ['https://adey.org', 'https://staff.adey.org'],
      ['http://localhost:3000', 'http://localhost:3001'],
    ] as const)
      expect(message(site, staff)).not.toContain('STAFF_URL needs');
  });
});

describe('second factors', () => {
  it.each([
    [{ ADEY_ENV: 'production', STAFF_URL: 'http://192.0.2.7:3001' }, true],
    [{ ADEY_ENV: 'production', STAFF_URL: 'http://192.0.2.7:3001', STAFF_SECOND_FACTOR: 'off' }, false],
    [{ ADEY_ENV: 'production', STAFF_URL: 'https://staff.adey.org' }, false],
    [{ STAFF_URL: 'http://192.0.2.7:3001', STAFF_SECOND_FACTOR: 'everyone' }, true],
    [{ STAFF_URL: 'http://localhost:3001', STAFF_SECOND_FACTOR: 'everyone' }, false],
    [{ SITE_URL: 'http://192.0.2.7:3000', SUPPORTER_SECOND_FACTOR: 'required' }, true],
    [{ SITE_URL: 'https://adey.org', SUPPORTER_SECOND_FACTOR: 'required' }, false],
    [{ SITE_URL: 'http://192.0.2.7:3000' }, false],
  ])('a second factor at an address without passkeys is refused (%o): %s', (given, isRefused) => {
    const PAYLOAD_SECRET = 'x'.repeat(32);
    expect(
      refusal({ ...given, PAYLOAD_SECRET, SITE_PORT: 'none' }).includes('for the second step of signing in'),
    ).toBe(isRefused);
  });
});

describe('a setting read from a file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'adey-settings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const saveValue = (text: string) => {
    const file = join(folder, 'value');
    writeFileSync(file, text);
    return file;
  };

  it.each(Object.keys(settings.shape))('the setting %s can be read from a file', name => {
    const file = saveValue('neither a number nor an address nor a key');
    const read = (source: Record<string, string>) => {
      try {
        return readEnv(source, () => secret, readFile);
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(read({ [`${name}_FILE`]: file })).toEqual(
      read({ [name]: 'neither a number nor an address nor a key' }),
    );
  });

  it('a setting read from a file loses only the line break at its end', () => {
    for (const [text, value] of [
      [`${secret}\n`, secret],
      [`${secret}\r\n`, secret],
      [` ${secret} \n\n`, ` ${secret} \n`],
    ])
      expect(
        readEnv({ PAYLOAD_SECRET_FILE: saveValue(String(text)) }, neverCalled, readFile).PAYLOAD_SECRET,
      ).toBe(value);
  });

  it('a setting and its _FILE variant are refused when both are set', () => {
    const message = refusal({ PAYLOAD_SECRET: secret, PAYLOAD_SECRET_FILE: saveValue(secret) });
    expect(message).toBe(
      'Settings: PAYLOAD_SECRET and PAYLOAD_SECRET_FILE are both set: remove one of them.',
    );
  });

  it('a setting whose file is empty counts as unset', () => {
    const env = readEnv({ PAYLOAD_SECRET: secret, BACKUP_KEY_FILE: saveValue('\n') }, neverCalled, readFile);
    expect(env.BACKUP_KEY).toBeUndefined();
    expect(refusal({ ADEY_ENV: 'production', PAYLOAD_SECRET_FILE: saveValue('') })).toContain(
      'PAYLOAD_SECRET is missing',
    );
  });

  it('a setting whose file does not exist is refused with its name and the path', () => {
    const file = join(folder, 'gone');
    expect(refusal({ PAYLOAD_SECRET: secret, SMTP_URL_FILE: file })).toBe(
      `Settings: the file ${file} of SMTP_URL_FILE cannot be read (ENOENT).`,
    );
  });
});

describe('the development secret', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'adey-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('the development secret is created once, with 64 hexadecimal digits, readable only by its owner', () => {
    const first = developmentSecret(join(folder, 'data'));
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(developmentSecret(join(folder, 'data'))).toBe(first);
    expect(statSync(join(folder, 'data', 'secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'data'))).toEqual(['secret']);
    expect(existsSync(join(folder, 'secret'))).toBe(false);
  });
});

const secretFor = () => 'x'.repeat(64);
const tryReading = (given: Record<string, string>) => () => readEnv(given, secretFor);

it('metrics are available to other machines only with a token', () => {
  const open = { METRICS_PORT: '9000', METRICS_HOST: '0.0.0.0' };
  expect(tryReading(open)).toThrow(/METRICS_TOKEN is missing/);
  expect(readEnv({ ...open, METRICS_TOKEN: 't'.repeat(32) }, secretFor).METRICS_PORT).toBe(9000);
  for (const METRICS_HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost'])
    expect(readEnv({ METRICS_HOST }, secretFor).METRICS_HOST).toBe(METRICS_HOST);
  expect(tryReading({ METRICS_HOST: '127.0.0.1.example.org' })).toThrow(/METRICS_TOKEN/);
});

it('a bucket needs its key and secret, and both are reported at once', () => {
  expect(tryReading({ S3_BUCKET: 'pictures' })).toThrow(/S3_ACCESS_KEY_ID.*S3_SECRET_ACCESS_KEY/);
  const keys = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  expect(readEnv({ S3_BUCKET: 'pictures', ...keys }, secretFor).S3_BUCKET).toBe('pictures');
  expect(tryReading({ S3_BUCKET: '../etc', ...keys })).toThrow(/S3_BUCKET must be the name of a bucket/);
});

it('a setting under its former name is accepted with a warning', async () => {
  const warned = once(process, 'warning');
  expect(readEnv({ OPERATIONS_PORT: '9000' }, secretFor).METRICS_PORT).toBe(9000);
  expect((await warned)[0]).toMatchObject({
    message: 'The setting OPERATIONS_PORT is called METRICS_PORT now.',
  });
  expect(readEnv({ OPERATIONS_PORT: '9000', METRICS_PORT: '9100' }, secretFor).METRICS_PORT).toBe(9100);
});
