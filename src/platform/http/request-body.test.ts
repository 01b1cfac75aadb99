import { describe, expect, it } from 'vitest';
import { isForeignForm, readFormFields, readUploadForm } from './request-body.ts';

const sent = (body: BodyInit, type?: string) =>
  new Request('http://localhost/send', {
    method: 'POST',
    body,
    ...(type ? { headers: { 'content-type': type } } : {}),
  });

describe('a submitted form', () => {
  it('form fields are read by their names, in any script', async () => {
    expect(await readFormFields(sent(new URLSearchParams({ name: 'አበበ', email: 'a@b.et' })))).toEqual({
      name: 'አበበ',
      email: 'a@b.et',
    });
  });

  it('the first of two values of a form field is used, and files are ignored', async () => {
    const form = new FormData();
    form.append('name', 'first');
    form.append('name', 'second');
    form.append('picture', new Blob(['x']), 'x.png');
    expect(await readFormFields(sent(form))).toEqual({ name: 'first' });
  });

  it('a form of another type or a malformed one returns null', async () => {
    expect(await readFormFields(sent('{}', 'application/json'))).toBeNull();
    expect(await readFormFields(sent('--no', 'multipart/form-data'))).toBeNull();
  });

  it('a form field named __proto__ does not change the prototype', async () => {
    const fields = await readFormFields(sent('__proto__=x&name=y', 'application/x-www-form-urlencoded'));
    expect(Object.keys(fields ?? {})).toEqual(['__proto__', 'name']);
    expect(({} as { x?: string }).x).toBeUndefined();
  });
});

const ours = 'https://adey.example';
const isForeign = (headers: Record<string, string>, method = 'POST') =>
  isForeignForm(new Request(ours, { method, headers }), ours);

describe('the form of an upload', () => {
  const makeForm = (parts: number, boundary = 'cut') => {
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`;
    return sent(
      `${part.repeat(parts)}--${boundary}--\r\n`,
      `multipart/form-data; charset=utf-8; boundary="${boundary}"`,
    );
  };

  const readForm = (request: Request, mostBytes: number) => readUploadForm(request, mostBytes);

  it('an upload form is read up to its size limit and a thousand parts', async () => {
    expect([...((await readForm(makeForm(900), 100_000)) as FormData)]).toHaveLength(900);
    expect(await readForm(makeForm(900), 10_000)).toBe('too-large');
    expect(await readForm(makeForm(1_200), 100_000)).toBe('too-large');
  });

  it('an upload form of another type or without a boundary returns null', async () => {
    expect(await readForm(sent('a=b', 'application/x-www-form-urlencoded'), 1_000)).toBeNull();
    expect(await readForm(sent('--x--', 'multipart/form-data'), 1_000)).toBeNull();
  });
});

describe('a request from a page of another site', () => {
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'a form from another site is rejected as %s, and accepted from our own page',
    type => {
      expect(isForeign({ origin: 'https://elsewhere.example', 'content-type': type })).toBe(true);
      expect(isForeign({ origin: 'null', 'content-type': type })).toBe(true);
      expect(isForeign({ origin: `${ours}.elsewhere.example`, 'content-type': type })).toBe(true);
      expect(isForeign({ origin: `${ours}:8443`, 'content-type': type })).toBe(true);
      expect(isForeign({ 'sec-fetch-site': 'cross-site', 'content-type': type })).toBe(true);
      expect(isForeign({ origin: ours, 'content-type': type })).toBe(false);
    },
  );

  it('a request from another site without a content type is rejected', () => {
    expect(isForeign({ origin: 'https://elsewhere.example' })).toBe(true);
  });

  it('a JSON request from another site is passed on, because browsers send a preflight', () => {
    expect(isForeign({ origin: 'https://elsewhere.example', 'content-type': 'application/json' })).toBe(
      false,
    );
  });

  it('a form without an origin, as from mail services that unsubscribe, is accepted', () => {
    expect(isForeign({ 'content-type': 'application/x-www-form-urlencoded' })).toBe(false);
  });

  it('a GET request from another site is accepted', () => {
    expect(isForeign({ origin: 'https://elsewhere.example' }, 'GET')).toBe(false);
  });
});
