import { describe, expect, it } from 'vitest';
import { isDiskFull, isUnreachable } from './is-unreachable.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

describe('an unreachable database', () => {
  it('an unreachable database is recognised by error codes and messages of the driver and the server', () => {
    for (const code of ['ECONNREFUSED', '57P01', '57P03', '55P03', '57014', '53300'])
      expect(isUnreachable(withCode(code)), code).toBe(true);
    const noSocket = Object.assign(withCode('ENOENT'), { syscall: 'connect' });
    expect(isUnreachable(noSocket)).toBe(true);
    expect(isUnreachable(withCode('ENOENT')), 'a missing file').toBe(false);
    for (const message of [
      'Connection terminated unexpectedly',
      'Query read timeout',
      'Error: cannot begin transaction: the database system is starting up',
    ])
      expect(isUnreachable(new Error(message)), message).toBe(true);
  });

  it('an unreachable database is recognised through errors that wrap the error of the driver', () => {
    const wrapped = new Error('Failed query', { cause: new Error('again', { cause: withCode('57P01') }) });
    expect(isUnreachable(wrapped)).toBe(true);
  });

  it('a full disk is recognised by isDiskFull, and counts as an unreachable database too', () => {
    for (const code of ['53100', 'ENOSPC', 'EDQUOT']) {
      const wrapped = new Error('Failed query', { cause: withCode(code) });
      expect([isDiskFull(wrapped), isUnreachable(wrapped)], code).toEqual([true, true]);
    }
    expect(isDiskFull(withCode('57P01'))).toBe(false);
  });

  it('a missing table, a thrown string or a circular cause is not an unreachable database', () => {
    expect(isUnreachable(withCode('42P01'))).toBe(false);
    expect(isUnreachable('gone')).toBe(false);
    const round = new Error('round');
    round.cause = round;
    expect(isUnreachable(round)).toBe(false);
  });
});
