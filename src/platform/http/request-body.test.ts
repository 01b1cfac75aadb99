import { describe, expect, it } from 'vitest';
import { isForeignForm, readFormFields, readUploadForm } from './request-body.ts';

const sent = (body: BodyInit, type?: string) =>
  new Request('http://localhost/send', {
    method: 'POST',
    body,
    ...(type ? { headers: { 'content-type': type } } : {}),
  });

describe('a submitted form', () => {
  it('is read by its field names, in any script', async () => {
    expect(await readFormFields(sent(new URLSearchParams({ name: 'አበበ', email: 'a@b.et' })))).toEqual({
      name: 'አበበ',
      email: 'a@b.et',
    });
  });

  it('uses the first of two values and ignores files', async () => {
    const form = new FormData();
    form.append('name', 'first');
    form.append('name', 'second');
    form.append('picture', new Blob(['x']), 'x.png');
    expect(await readFormFields(sent(form))).toEqual({ name: 'first' });
  });

  it('is empty when the body is of another kind or malformed', async () => {
    expect(await readFormFields(sent('{}', 'application/json'))).toBeNull();
    expect(await readFormFields(sent('--no', 'multipart/form-data'))).toBeNull();
  });

  it('has no fields from the language’s own prototypes', async () => {
    const fields = await readFormFields(sent('__proto__=x&name=y', 'application/x-www-form-urlencoded'));
    expect(Object.keys(fields ?? {})).toEqual(['__proto__', 'name']);
    expect(({} as { x?: string }).x).toBeUndefined();
  });
});

const ours = 'https://adey.example';
const isForeign = (headers: Record<string, string>, method = 'POST') =>
  isForeignForm(new Request(ours, { method, headers }), ours);

describe('the form of an upload', () => {
  const formOf = (parts: number, boundary = 'cut') => {
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`;
    return sent(
      `${part.repeat(parts)}--${boundary}--\r\n`,
      `multipart/form-data; charset=utf-8; boundary="${boundary}"`,
    );
  };

  const readForm = (request: Request, mostBytes: number) => readUploadForm(request, mostBytes);

  it('is read up to its size and a thousand parts', async () => {
    expect([...((await readForm(formOf(900), 100_000)) as FormData)]).toHaveLength(900);
    expect(await readForm(formOf(900), 10_000)).toBe('too-large');
    expect(await readForm(formOf(1_200), 100_000)).toBe('too-large');
  });

  it('of another kind, or without a boundary, is none', async () => {
    expect(await readForm(sent('a=b', 'application/x-www-form-urlencoded'), 1_000)).toBeNull();
    expect(await readForm(sent('--x--', 'multipart/form-data'), 1_000)).toBeNull();
  });
});

describe('a request from a page of another site', () => {
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'is rejected as %s, and accepted from our own page',
    type => {
      expect(isForeign({ origin: 'https://elsewhere.example', 'content-type': type })).toBe(true);
      expect(isForeign({ origin: 'null', 'content-type': type })).toBe(true);
      expect(isForeign({ origin: `${ours}.elsewhere.example`, 'content-type': type })).toBe(true);
      expect(isForeign({ origin: `${ours}:8443`, 'content-type': type })).toBe(true);
      expect(isForeign({ 'sec-fetch-site': 'cross-site', 'content-type': type })).toBe(true);
      expect(isForeign({ origin: ours, 'content-type': type })).toBe(false);
    },
  );

  it('is rejected without a type', () => {
    expect(isForeign({ origin: 'https://elsewhere.example' })).toBe(true);
  });

  it('is passed on when it is not a form: browsers ask before they send that', () => {
    expect(isForeign({ origin: 'https://elsewhere.example', 'content-type': 'application/json' })).toBe(
      false,
    );
  });

  it('is told apart from programs, which send no origin, such as mail services that unsubscribe somebody', () => {
    expect(isForeign({ 'content-type': 'application/x-www-form-urlencoded' })).toBe(false);
  });

  it('may read anything', () => {
    expect(isForeign({ origin: 'https://elsewhere.example' }, 'GET')).toBe(false);
  });
});
