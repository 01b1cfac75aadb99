import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fetchOutside, nextAddress } from './fetch-outside.ts';

const anywhere = { anywhere: true };

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe('fetching calendar addresses', () => {
  it.each([
    'http://calendar.example/',
    'https://127.0.0.1/',
    'https://10.0.0.1/calendar',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://2130706433/',
    'file:///etc/passwd',
    'calendar',
  ])('an address that is not public HTTPS is not fetched: %s', async address => {
    expect(await fetchOutside(address, {}, { anywhere: false })).toBe('closed');
  });

  it('a host name that resolves to this machine is not called', async () => {
    let called = false;
    const server = createTcpServer(socket => {
      called = true;
      socket.destroy();
    });
    await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    expect(await fetchOutside(`https://localhost:${port}/`, {}, { anywhere: false })).toBe('unreachable');
    expect(called).toBe(false);
  });

  it('a request sends method, headers and body, and returns status and body', async () => {
    const url = await serve((request, response) => {
      let body = '';
      request.on('data', part => (body += part));
      request.on('end', () => {
        response.statusCode = 207;
        response.end(`${request.method} ${request.headers.depth} ${body}`);
      });
    });
    const asked = { method: 'REPORT', headers: { depth: '1' }, body: '<query/>' };
    expect(await fetchOutside(url, asked, anywhere)).toEqual({
      status: 207,
      body: Buffer.from('REPORT 1 <query/>'),
    });
  });

  it('a redirect to another server is followed with the same request', async () => {
    const there = await serve((request, response) => response.end(`${request.method} ${request.url}`));
    const moved = await serve((_request, response) => {
      response.writeHead(301, { location: `${there}new.ics` }).end();
    });
    expect(await fetchOutside(moved, {}, anywhere)).toEqual({
      status: 200,
      body: Buffer.from('GET /new.ics'),
    });
  });

  it('a request with a password does not follow a redirect to another server', async () => {
    const asked: string[] = [];
    const there = await serve((request, response) => {
      asked.push(request.headers.authorization ?? 'nothing');
      response.end();
    });
    const here = await serve((request, response) => {
      const location = request.url === '/' ? '/calendar/' : there;
      response.writeHead(308, { location }).end(request.headers.authorization);
    });
    const request = { method: 'PROPFIND', headers: { authorization: 'Basic x' } };
    expect(await fetchOutside(here, request, anywhere)).toMatchObject({ status: 308 });
    expect(asked).toEqual([]);
  });

  it.each([
    'http://169.254.169.254/',
    'https://127.0.0.1/',
    'http://calendar.example/',
    'file:///etc/passwd',
  ])('a redirect to an address that could not be fetched directly is not followed: %s', location =>
    expect(nextAddress(new URL('https://calendar.example/'), location, { anywhere: false })).toBeNull(),
  );

  it('a redirect loop is aborted and returns the redirect status', async () => {
    const circle = await serve((_request, response) => response.writeHead(302, { location: '/' }).end());
    expect(await fetchOutside(circle, {}, anywhere)).toMatchObject({ status: 302 });
  });

  it('an endless response is aborted as too large', async () => {
    const endless = await serve((_request, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(65_536)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(await fetchOutside(endless, {}, anywhere)).toBe('too-large');
  });
});
