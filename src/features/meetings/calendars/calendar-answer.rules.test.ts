import { describe, expect, it } from 'vitest';
import { isCalendar, objectsIn } from './calendar-answer.rules.ts';

const answer = (response: string, head = '') =>
  `<?xml version="1.0"?>${head}<D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${response}</D:multistatus>`;
const object = (href: string, prop: string) =>
  `<D:response><D:href>${href}</D:href><D:propstat><D:prop>${prop}</D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>`;

describe('the answer of a calendar server', () => {
  it('has its objects in any prefix, as text or CDATA, and names those without a file', () => {
    const objects =
      object('/a', '<C:calendar-data>BEGIN:X&#13;\nA &amp; B</C:calendar-data>') +
      object(
        '/b',
        '<calendar-data xmlns="urn:ietf:params:xml:ns:caldav"><![CDATA[BEGIN:Y <!DOCTYPE html><b>]]></calendar-data>',
      ) +
      object('/c', '<D:getetag>"1"</D:getetag>');
    expect(objectsIn(answer(objects))).toEqual([
      { address: '/a', file: 'BEGIN:X\r\nA & B' },
      { address: '/b', file: 'BEGIN:Y <!DOCTYPE html><b>' },
      { address: '/c', file: null },
    ]);
  });

  it('without objects is an empty calendar', () => {
    expect(objectsIn(answer(''))).toEqual([]);
  });

  it('that leaves some out because they are too many is no answer', () => {
    const cut =
      '<D:response><D:href>/</D:href><D:status>HTTP/1.1 507 Insufficient Storage</D:status></D:response>';
    expect(objectsIn(answer(object('/a', '<C:calendar-data>BEGIN:X</C:calendar-data>') + cut))).toBeNull();
  });

  it('that stops before its end is no answer, although the objects before that are whole', () => {
    const whole = answer(object('/a', '<C:calendar-data>BEGIN:X</C:calendar-data>') + object('/b', ''));
    for (let end = 0; end < whole.length; end += 1) expect(objectsIn(whole.slice(0, end))).toBeNull();
  });

  it('has the value that was found, not the one that was not', () => {
    const both = object(
      '/a',
      '<C:calendar-data>BEGIN:X</C:calendar-data></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat>' +
        '<D:propstat><D:prop><C:calendar-data/>',
    ).replace(/200 OK(?!.*200 OK)/, '404 Not Found');
    expect(objectsIn(answer(both))).toEqual([{ address: '/a', file: 'BEGIN:X' }]);
  });

  it.each([
    ['a calendar', '<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>', true],
    ['a folder of calendars', '<D:resourcetype><D:collection/></D:resourcetype>', false],
    ['a file', '<D:resourcetype/>', false],
  ])('says whether its address is %s', (_what, prop, expected) => {
    expect(isCalendar(answer(object('/', prop)))).toBe(expected);
  });

  it.each([
    ['a document type', answer('', '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>')],
    ['deep nesting', '<a>'.repeat(10_000)],
    ['a hundred thousand beginnings of CDATA', answer('<![CDATA['.repeat(100_000))],
    ['words of a page', '<html><body>Sign in</body></html>'],
    ['words', 'Not found'],
    ['nothing', ''],
  ])('with a document type, deep nesting or none of it is no answer: %s', (_what, text) => {
    expect([objectsIn(text), isCalendar(text)]).toEqual([null, false]);
  });
});
