import { XMLParser } from 'fast-xml-parser';

/** One file of a CalDAV calendar; without `file` the server did not send it. */
export type CalendarObject = { address: string; file: string | null };

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  // Servers write the end of a line as `&#13;`, once for each line.
  htmlEntities: true,
  processEntities: {
    enabled: true,
    maxTotalExpansions: Number.POSITIVE_INFINITY,
    maxExpandedLength: 64 * 1024 * 1024,
  },
  isArray: name => name === 'response' || name === 'propstat',
});

type Tree = { [name: string]: unknown };

/** Whether an answer to PROPFIND says that the address is one calendar, not a folder of them or something else. */
export function isCalendar(answer: string): boolean {
  return responsesIn(answer)?.some(each => 'calendar' in inside(readProperties(each).resourcetype)) ?? false;
}

/** The objects in an answer to REPORT; null if it is no such answer, or the server says that it left some out. */
export function objectsIn(answer: string): CalendarObject[] | null {
  const responses = responsesIn(answer);
  if (!responses || responses.some(each => / 507 /.test(`${each.status} `))) return null;
  return responses.map(each => {
    const file = readProperties(each)['calendar-data'];
    return { address: String(each.href ?? '').trim(), file: typeof file === 'string' ? file : null };
  });
}

function responsesIn(answer: string): Tree[] | null {
  const { multistatus } = inside(parseTree(answer));
  if (multistatus === undefined) return null;
  const { response = [] } = inside(multistatus);
  return (response as unknown[]).map(inside);
}

/**
 * Null if it is not XML, mostly a page for people, or not all of it arrived. A document type could define entities that
 * grow without end; no calendar server sends one.
 */
function parseTree(answer: string): unknown {
  const [begin = '', ...afterCdata] = answer.split('<![CDATA['); // The text of an event may quote one.
  const markup = [begin, ...afterCdata.map(text => text.slice(text.indexOf(']]>')))].join('');
  if (/<!DOCTYPE/i.test(markup)) return null;
  try {
    return parser.parse(answer, true);
  } catch {
    return null;
  }
}

/** A server also lists the properties that it has not: empty, and with another status than 200. */
const readProperties = ({ propstat = [] }: Tree): Tree =>
  Object.assign(
    {},
    ...(propstat as unknown[])
      .map(inside)
      .filter(({ status = ' 200 ' }) => / 2\d\d\b/.test(String(status)))
      .map(({ prop }) => inside(prop)),
  );

const inside = (value: unknown): Tree => (typeof value === 'object' && value !== null ? (value as Tree) : {});
