import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';

let editor: Session;
let admin: Session;
let author: Session;
beforeAll(async () => {
  const payload = await openTestPayload();
  editor = await signIn(payload, 'editor');
  admin = await signIn(payload, 'admin');
  author = await signIn(payload, 'author');
});

it.each([
  ['GET', '/posts'],
  ['PATCH', '/posts'],
  ['DELETE', '/posts'],
  ['GET', '/media'],
  ['GET', '/home'],
])(
  '%s %s with an id that cannot exist is refused without a server error, for staff and visitors',
  async (method, path) => {
    for (const headers of [editor.headers, {}])
      for (const id of ['abc', '1.5', '99999999999', '-99999999999', 'NaN', 'Infinity', "1'", '%20']) {
        const body = method === 'PATCH' ? { body: { heading: 'Any' } } : {};
        const { status } = await callApi(method, `${path}/${encodeURIComponent(id)}`, { headers, ...body });
        expect([id, [400, 403, 404].includes(status) ? 'refused' : status]).toEqual([id, 'refused']);
      }
  },
);

/** A form as no browser sends it: its parts are written by hand. */
function writeForm(given: { name?: string; type?: string; words?: string; end?: string }) {
  const { name = 'a.jpg', type = 'image/jpeg', words = '{}', end = '--x--\r\n' } = given;
  const text = [
    `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\nbytes\r\n`,
    `--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n${words}\r\n${end}`,
  ].join('');
  return new Blob([text]).stream();
}
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

describe('input that cannot be stored or read', () => {
  it.each(['/media', '/films', '/pdfs'])('a malformed form to %s is refused with 400 or 415', async path => {
    const words = JSON.stringify({ alt: 'a\0b', title: 'a\0b', identifiable: 'no' });
    for (const given of [{ name: 'a\0.jpg' }, { type: 'image/\0' }, { words }, { words: '{' }, { end: '' }]) {
      const body = writeForm(given);
      const { status } = await callApi('POST', path, { headers: { ...editor.headers, ...multipart }, body });
      expect([400, 415], JSON.stringify(given)).toContain(status);
    }
  });

  it('a null byte in a text, a query or a setting is refused with 400', async () => {
    const { headers } = editor;
    const tried = [
      callApi('POST', '/posts?draft=true', { headers, body: { heading: 'a\0', type: 'normal' } }),
      callApi('POST', '/pages?draft=true', { headers, body: { heading: 'a', parts: [{ text: ['\0'] }] } }),
      callApi('GET', '/media?where[filename][equals]=%00', { headers }),
      callApi('GET', '/posts/count?where[or][0][heading][like]=a%00', { headers }),
    ];
    for (const answer of await Promise.all(tried)) expect(answer.status).toBe(400);
    const menu = { headers: admin.headers, body: { items: [{ label: 'a\0' }] } };
    expect((await callApi('POST', '/globals/menu', menu)).status).toBe(400);
  });

  it('JSON nested thousands of levels deep is refused with 400 in a document, a setting, a form and a preference', async () => {
    const deep = `${'['.repeat(8_000)}${']'.repeat(8_000)}`;
    const { headers } = admin;
    const send = (method: string, path: string, json: string) =>
      callApi(method, path, {
        headers: { ...headers, 'content-type': 'application/json' },
        body: new Blob([json]).stream(),
      });
    const form = { headers: { ...headers, ...multipart }, body: writeForm({ words: `{"alt":${deep}}` }) };
    const tried = [
      send('POST', '/posts?draft=true', `{"heading":"a","unknown":${deep}}`),
      send('POST', '/globals/menu', `{"items":${deep}}`),
      send('POST', '/payload-preferences/any', `{"value":${deep}}`),
      callApi('POST', '/media', form),
    ];
    for (const answer of await Promise.all(tried)) {
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('nested too deeply');
    }
  });

  it('deleting a preference that the account does not have is answered with 404', async () => {
    expect((await callApi('DELETE', '/payload-preferences/none', editor)).status).toBe(404);
    await callApi('POST', '/payload-preferences/one', { ...editor, body: { value: 1 } });
    expect((await callApi('DELETE', '/payload-preferences/one', admin)).status).toBe(404);
    expect((await callApi('DELETE', '/payload-preferences/one', editor)).status).toBe(200);
  });

  it.each(['media', 'films', 'pdfs'])('an impossible file name in %s is answered with 404', async slug => {
    for (const name of [
      'a%00.jpg',
      'a%2500.jpg',
      'a'.repeat(3000),
      'none.jpg',
      'A.jpg',
      'none.jpg?prefix=%00',
    ])
      for (const { headers } of [editor, author])
        expect((await callApi('GET', `/${slug}/file/${name}`, { headers })).status, name.slice(0, 20)).toBe(
          404,
        );
  });
});
