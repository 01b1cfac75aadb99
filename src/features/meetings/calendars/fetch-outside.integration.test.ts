import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fetchOutside } from './fetch-outside.ts';

const anywhere = { anywhere: true };

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe('the address of a calendar that staff typed', () => {
  it.each([
    'http://calendar.example/',
    'https://127.0.0.1/',
    'https://10.0.0.1/calendar',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://2130706433/',
    'file:///etc/passwd',
    'calendar',
  ])('is not called where it is not on the open internet: %s', async address => {
    expect(await fetchOutside(address, {}, { anywhere: false })).toBe('closed');
  });

  it('is not called where its name leads to this machine', async () => {
    expect(await fetchOutside('https://localhost/', {}, { anywhere: false })).toBe('unreachable');
  });

  it('sends method, headers and body, and brings status and text', async () => {
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

  it('is not followed elsewhere', async () => {
    const elsewhere = await serve((_request, response) => {
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    });
    expect(await fetchOutside(elsewhere, {}, anywhere)).toMatchObject({ status: 302 });
  });

  it('is given up as too large when it sends without end', async () => {
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
