import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { plainPageTexts } from '#platform/http/problem-document.ts';
import { always, openSite } from '../../../tests/support/open-site.ts';

describe('a fault', () => {
  const faults = () => vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const logged = (log: ReturnType<typeof faults>) => log.mock.calls.map(([line]) => JSON.parse(String(line)));

  it('[ERR-16] a failed page shows the reference that is logged next to the actual error', async () => {
    const log = faults();
    const { ask, site } = await openSite();
    site.wait = () => sleep(50);
    site.answer = (_, { problem }) => {
      if (!problem) throw new Error('the roof fell in');
      return new Response(`reference ${problem.reference} ${problem.message}`);
    };
    const answers = await Promise.all([ask('/news?email=a@example.org'), ask('/news')]);
    expect(logged(log)).toHaveLength(1);
    expect(logged(log)[0]).toMatchObject({ path: '/news', error: { message: 'the roof fell in' } });
    for (const { status, text, headers } of answers) {
      expect([status, text]).toEqual([500, `reference ${logged(log)[0].reference} undefined`]);
      expect(headers).toMatchObject({ ...always, 'cache-control': 'private, no-store' });
    }
    site.answer = null;
    expect((await ask('/news')).status).toBe(200);
  });

  it('an error page that fails is replaced by a built-in page with the reference', async () => {
    const log = faults();
    const { ask, site } = await openSite();
    site.answer = () => Promise.reject(new Error('nothing works'));
    for (const target of ['/news', '/media/x']) {
      const { status, text, headers } = await ask(target);
      expect(status).toBe(500);
      expect(text).toContain('Oops! Something went wrong:');
      expect(text).toContain(logged(log).at(-2).reference);
      expect(headers).toMatchObject(always);
    }
    site.answer = () => new Response(null, { status: 500 });
    expect((await ask('/events')).text).toContain('Oops!');
  });

  it('a failed page shows the error message where the site runs on localhost only', async () => {
    faults();
    const { ask, site } = await openSite({ siteUrl: 'http://localhost:3000' });
    site.answer = (_, { problem }) => {
      if (!problem) throw new Error('the roof fell in');
      return new Response(problem.message);
    };
    const answer = await ask('/news');
    expect(answer.text).toBe('the roof fell in');
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it('an error in the middle of a response closes the connection instead of completing it', async () => {
    faults();
    const { ask, site } = await openSite();
    site.answer = () => {
      let pulls = 0;
      return new Response(
        new ReadableStream({
          pull: controller =>
            pulls++ === 0 ? controller.enqueue(new Uint8Array(10)) : controller.error(new Error('gone')),
        }),
      );
    };
    await expect(ask('/media/broken.mp4')).rejects.toThrow(/aborted|hang up|reset/i);
    site.answer = null;
    expect((await ask('/')).status).toBe(200);
  });

  it('too many uncached pages at once get 503 with Retry-After', async () => {
    const { ask, site } = await openSite({ limits: { rendersAtOnce: 1, rendersWaiting: 1 } });
    site.wait = () => sleep(100);
    const answers = await Promise.all(['/a', '/b', '/c', '/d'].map(target => ask(target)));
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 200, 503, 503]);
    expect(answers.find(answer => answer.status === 503)?.headers).toMatchObject({
      ...always,
      'retry-after': '5',
    });
  });

  it('an unavailable database gets 503 in the language of the address, with Retry-After', async () => {
    faults();
    const { ask, site } = await openSite();
    site.answer = () => Promise.reject(Object.assign(new Error('locked'), { code: '55P03' }));
    for (const [path, lang, words] of [
      ['/news', 'en', plainPageTexts.en.refusals[503]],
      ['/am/news', 'am', plainPageTexts.am.refusals[503]],
    ] as const) {
      const { status, text, headers } = await ask(path);
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(headers).toMatchObject({ ...always, 'cache-control': 'private, no-store' });
      expect(text).toContain(`lang="${lang}"`);
      expect(text).toContain(words);
    }
  });

  it('a render that takes too long gets 503 with Retry-After', async () => {
    faults();
    const { ask, site } = await openSite({ limits: { renderMs: 50 } });
    site.wait = () => Promise.withResolvers<void>().promise;
    const { status, headers } = await ask('/news');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });

  it('a full disk gets 503 with an explanation, for forms and API calls', async () => {
    faults();
    const { ask, site } = await openSite({
      isPersonal: path => /^\/am\/(send|api)\//.test(path),
      isApiRequest: path => path.startsWith('/am/api/'),
    });
    site.answer = () =>
      Promise.reject(new Error('Failed query', { cause: Object.assign(new Error(), { code: '53100' }) }));
    const sent = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    const form = await ask('/am/send/message', sent);
    expect([form.status, form.headers['retry-after']]).toEqual([503, '600']);
    expect(form.text).toContain(plainPageTexts.am.full);
    expect(form.text).toContain(plainPageTexts.am.unsent);
    const endpoint = await ask('/am/api/contact', sent);
    expect([endpoint.status, endpoint.headers['retry-after']]).toEqual([503, '600']);
    expect(JSON.parse(endpoint.text)).toMatchObject({
      detail: plainPageTexts.en.full,
      message: plainPageTexts.am.full,
    });
  });
});
