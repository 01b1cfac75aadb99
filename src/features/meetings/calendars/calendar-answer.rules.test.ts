import { describe, expect, it } from 'vitest';
import { isCalendar, objectsIn } from './calendar-answer.rules.ts';

const answer = (response: string, head = '') =>
  `<?xml version="1.0"?>${head}<D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${response}</D:multistatus>`;
const object = (href: string, prop: string) =>
  `<D:response><D:href>${href}</D:href><D:propstat><D:prop>${prop}</D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>`;

describe('CalDAV responses', () => {
  it('calendar objects are read with any prefix, as text or CDATA; an object without data has no file', () => {
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

  it('a response without objects is an empty calendar', () => {
    expect(objectsIn(answer(''))).toEqual([]);
  });

  it('a response truncated with 507 Insufficient Storage is rejected', () => {
    const cut =
      '<D:response><D:href>/</D:href><D:status>HTTP/1.1 507 Insufficient Storage</D:status></D:response>';
    expect(objectsIn(answer(object('/a', '<C:calendar-data>BEGIN:X</C:calendar-data>') + cut))).toBeNull();
  });

  it('a response cut off at any position is rejected, even after complete objects', () => {
    const whole = answer(object('/a', '<C:calendar-data>BEGIN:X</C:calendar-data>') + object('/b', ''));
    for (let end = 0; end < whole.length; end += 1) expect(objectsIn(whole.slice(0, end))).toBeNull();
  });

  it('a property with status 200 is read, and the same property with status 404 is ignored', () => {
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
  ])('isCalendar tells a calendar from other resources: %s', (_what, prop, expected) => {
    expect(isCalendar(answer(object('/', prop)))).toBe(expected);
  });

  it.each([
    ['a document type', answer('', '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>')],
    ['deep nesting', '<a>'.repeat(10_000)],
    ['a hundred thousand beginnings of CDATA', answer('<![CDATA['.repeat(100_000))],
    ['words of a page', '<html><body>Sign in</body></html>'],
    ['words', 'Not found'],
    ['nothing', ''],
  ])('a response with a DOCTYPE, deep nesting or no multistatus is rejected: %s', (_what, text) => {
    expect([objectsIn(text), isCalendar(text)]).toEqual([null, false]);
  });
});
