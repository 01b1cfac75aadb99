import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logRefusal } from './visit-watch.ts';

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    lines.push(String(text));
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const logged = (status: number, method: string, of = '/api/addSubscriber') => {
  logRefusal(status, { server: 'site', method, of });
  return lines.splice(0).map(line => JSON.parse(line) as Record<string, unknown>);
};

describe('the log of refused requests', () => {
  it.each([401, 403])('a request refused with %i is logged for any method', status => {
    for (const method of ['GET', 'POST'])
      expect(logged(status, method)).toEqual([
        expect.objectContaining({ event: 'request refused', server: 'site', status, method }),
      ]);
  });

  it.each([400, 413, 415, 422])('a form or call refused with %i is logged without its content', status => {
    const [line] = logged(status, 'POST');
    expect(Object.keys(line ?? {}).sort()).toEqual(
      ['at', 'event', 'level', 'method', 'of', 'server', 'status'].sort(),
    );
    expect(line).toMatchObject({ event: 'request refused', of: '/api/addSubscriber', status });
  });

  it('a GET request refused with 400, 404 or 422, or a POST with 404, is not logged', () => {
    for (const status of [400, 404, 422]) expect(logged(status, 'GET')).toEqual([]);
    expect(logged(404, 'POST')).toEqual([]);
  });
});
