import { describe, expect, it } from 'vitest';
import { readFormFields } from './form-fields.ts';

const sent = (body: BodyInit, type?: string) =>
  new Request('http://localhost/send', {
    method: 'POST',
    body,
    ...(type ? { headers: { 'content-type': type } } : {}),
  });

describe('what a plain form sent', () => {
  it('is read by the names of its fields, in any script', async () => {
    expect(await readFormFields(sent(new URLSearchParams({ name: 'አበበ', email: 'a@b.et' })))).toEqual({
      name: 'አበበ',
      email: 'a@b.et',
    });
  });

  it('keeps the first of two values and leaves files out', async () => {
    const form = new FormData();
    form.append('name', 'first');
    form.append('name', 'second');
    form.append('picture', new Blob(['x']), 'x.png');
    expect(await readFormFields(sent(form))).toEqual({ name: 'first' });
  });

  it('is nothing when the body is of another kind or broken', async () => {
    expect(await readFormFields(sent('{}', 'application/json'))).toBeNull();
    expect(await readFormFields(sent('--no', 'multipart/form-data'))).toBeNull();
  });

  it('knows no names of the language itself', async () => {
    const fields = await readFormFields(sent('__proto__=x&name=y', 'application/x-www-form-urlencoded'));
    expect(Object.keys(fields ?? {})).toEqual(['__proto__', 'name']);
    expect(({} as { x?: string }).x).toBeUndefined();
  });
});
