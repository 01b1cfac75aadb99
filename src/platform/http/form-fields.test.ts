import { describe, expect, it } from 'vitest';
import { readFormFields } from './form-fields.ts';

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
