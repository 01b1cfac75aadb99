import { XMLParser } from 'fast-xml-parser';

/**
 * The parts of IATI 2.03 that our files use, written from the standard: the order and number of elements and the required
 * attributes of its schemas, the codes of its code lists, and the rules of its standard ruleset. The official schemas are in
 * no package that can be installed, so these stand for them.
 */
type Model = {
  children?: readonly string[];
  required?: readonly string[];
  attributes?: readonly string[];
  text?: true;
};

/** One, `?` none or one, `*` any number, `+` one or more. */
const value: Model = { text: true, required: ['value-date', 'currency'] };
const words: Model = { children: ['narrative+'] };
const day: Model = { required: ['iso-date'] };
const org: Model = { children: ['narrative*'], required: ['ref', 'type'], attributes: ['role'] };
const code: Model = { required: ['code'], attributes: ['percentage', 'vocabulary'] };
const line: Model = { children: ['value', 'narrative+'], attributes: ['ref'] };
const models: Record<string, Model> = {
  'iati-organisations': {
    children: ['iati-organisation+'],
    required: ['version'],
    attributes: ['generated-datetime'],
  },
  'iati-organisation': {
    children: ['organisation-identifier', 'name', 'reporting-org', 'total-budget*', 'total-expenditure*'],
    attributes: ['xml:lang', 'last-updated-datetime'],
  },
  'iati-activities': {
    children: ['iati-activity+'],
    required: ['version'],
    attributes: ['generated-datetime'],
  },
  'iati-activity': {
    children: (
      'iati-identifier reporting-org title description+ participating-org+ other-identifier* activity-status activity-date+ ' +
      'contact-info* activity-scope? recipient-country* recipient-region* location* sector* tag* country-budget-items* ' +
      'humanitarian-scope* policy-marker* collaboration-type? default-flow-type? default-finance-type? default-aid-type* ' +
      'default-tied-status? budget* planned-disbursement* capital-spend? transaction* document-link* related-activity*'
    ).split(' '),
    attributes: ['xml:lang', 'last-updated-datetime', 'humanitarian'],
  },
  'organisation-identifier': { text: true },
  'iati-identifier': { text: true },
  narrative: { text: true },
  name: words,
  title: words,
  description: { ...words, attributes: ['type'] },
  'reporting-org': org,
  'participating-org': { ...org, required: ['role'] },
  'total-budget': {
    children: ['period-start', 'period-end', 'value', 'budget-line*'],
    attributes: ['status'],
  },
  'total-expenditure': { children: ['period-start', 'period-end', 'value', 'expense-line*'] },
  'budget-line': line,
  'expense-line': line,
  budget: { children: ['period-start', 'period-end', 'value'], attributes: ['type', 'status'] },
  transaction: {
    children: ['transaction-type', 'transaction-date', 'value', 'description?'],
    attributes: ['ref'],
  },
  'period-start': day,
  'period-end': day,
  'transaction-date': day,
  'activity-date': { ...day, attributes: ['type'] },
  value,
  ...Object.fromEntries(
    (
      'activity-status activity-scope recipient-country sector default-flow-type default-finance-type default-aid-type ' +
      'default-tied-status transaction-type'
    )
      .split(' ')
      .map(name => [name, code]),
  ),
};

/** The code lists, by the element and attribute that take from them. */
const codes: Record<string, readonly string[]> = {
  'reporting-org type': '10 11 15 21 22 23 24 30 40 60 70 71 72 73 80 90'.split(' '),
  'participating-org type': '10 11 15 21 22 23 24 30 40 60 70 71 72 73 80 90'.split(' '),
  'participating-org role': '1 2 3 4'.split(' '),
  'activity-status code': '1 2 3 4 5 6'.split(' '),
  'activity-date type': '1 2 3 4'.split(' '),
  'activity-scope code': '1 2 3 4 5 6 7 8'.split(' '),
  'recipient-country code': ['ET'],
  'sector vocabulary': ['1', '2'],
  'sector code': '12110 12181 12182 12191 12220 12230 12240 12250 12261 12262 12263 12264 12281'.split(' '),
  'default-flow-type code': '10 20 21 22 30 35 36 37 40 50'.split(' '),
  'default-finance-type code':
    '1 110 111 210 211 310 410 411 412 413 414 421 422 423 424 425 431 432 433'.split(' '),
  'default-aid-type code': 'A01 A02 B01 B02 B03 B04 C01 D01 D02 E01 E02 F01 G01 H01 H02'.split(' '),
  'default-tied-status code': '3 4 5'.split(' '),
  'transaction-type code': '1 2 3 4 5 6 7 8 9 10 11 12 13'.split(' '),
  'description type': '1 2 3 4'.split(' '),
  'budget type': ['1', '2'],
  'budget status': ['1', '2'],
  'total-budget status': ['1', '2'],
};

type Node = { name: string; attributes: Record<string, string>; children: Node[]; text: string };

/** What is wrong with an IATI file; none if it follows the standard as far as these rules go. */
export function iatiFaults(xml: string, today: string): string[] {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
  });
  const root = (parser.parse(xml) as object[]).map(toNode).find(({ name }) => name.startsWith('iati-'));
  if (!root) return ['there is no IATI file'];
  return [
    ...(root.attributes.version === '2.03' ? [] : ['the version is not 2.03']),
    ...check(root, root, today),
  ];
}

function toNode(parsed: object): Node {
  const [[name, inside] = ['', []]] = Object.entries(parsed).filter(([key]) => key !== ':@') as [
    string,
    object[],
  ][];
  const all = Array.isArray(inside) ? inside.map(toNode) : [];
  return {
    ...{ name, attributes: (parsed as Record<string, Record<string, string>>)[':@'] ?? {} },
    children: all.filter(child => !child.name.startsWith('#')),
    text:
      name === '#text'
        ? String(inside)
        : all.map(child => (child.name === '#text' ? child.text : '')).join(''),
  };
}

function check(node: Node, root: Node, today: string): string[] {
  const { name, attributes, children, text } = node;
  const model = Object.hasOwn(models, name) ? models[name] : undefined;
  if (!model) return [`${name} is not in the standard`];
  const known = [...(model.required ?? []), ...(model.attributes ?? []), 'ref', 'type'];
  return [
    ...(model.required ?? []).flatMap(key => (attributes[key] ? [] : [`${name} has no ${key}`])),
    ...Object.keys(attributes).flatMap(key => (known.includes(key) ? [] : [`${name} may not have ${key}`])),
    ...Object.entries(attributes).flatMap(([key, own]) => {
      const list = codes[`${name} ${key}`];
      return list && !list.includes(own) ? [`${own} is no code of ${name} ${key}`] : [];
    }),
    ...(model.text && text.trim() === '' ? [`${name} is empty`] : []),
    ...orderFaults(node, model.children ?? []),
    ...ruleFaults(node, today),
    ...children.flatMap(child => check(child, root, today)),
  ];
}

/** The names of the children must be a word of the expression that the model is. */
function orderFaults({ name, children }: Node, model: readonly string[]): string[] {
  const expression = model.map(part => part.replace(/^([a-z-]+)([?*+]?)$/, '(?: $1)$2')).join('');
  const found = children.map(child => ` ${child.name}`).join('');
  return new RegExp(`^${expression}$`).test(found)
    ? []
    : [`the elements of ${name} are not in order:${found}`];
}

function ruleFaults({ name, attributes, children, text }: Node, today: string): string[] {
  const faults: string[] = [];
  const attribute = (of: string, key: string) =>
    children.find(child => child.name === of)?.attributes[key] ?? '';
  const findText = (of: string) => children.find(child => child.name === of)?.text ?? '';
  if (name === 'value' && !/^-?\d+(\.\d+)?$/.test(text)) faults.push(`${text} is no amount`);
  for (const key of ['iso-date', 'value-date'])
    if (attributes[key] && !/^\d{4}-\d\d-\d\d$/.test(attributes[key]))
      faults.push(`${attributes[key]} is no day`);
  if (name === 'transaction-date' && String(attributes['iso-date']) > today)
    faults.push('a transaction lies in the future');
  if (
    name === 'activity-date' &&
    ['2', '4'].includes(String(attributes.type)) &&
    String(attributes['iso-date']) > today
  )
    faults.push('an actual date lies in the future');
  if (children.some(child => child.name === 'period-start')) {
    const [from, to] = [attribute('period-start', 'iso-date'), attribute('period-end', 'iso-date')];
    if (!(from < to)) faults.push('a period ends before it begins');
    if (Date.parse(to) - Date.parse(from) > 366 * 86_400_000) faults.push('a period is longer than a year');
  }
  if (name === 'iati-activity') {
    const ref = attribute('reporting-org', 'ref');
    const identifier = findText('iati-identifier');
    if (!identifier.startsWith(`${ref}-`))
      faults.push('an identifier does not begin with that of its organisation');
    if (/[/&|?]|\s/.test(identifier)) faults.push('an identifier has characters that none may have');
    for (const of of ['sector', 'recipient-country']) {
      const shares = children
        .filter(child => child.name === of)
        .map(child => Number(child.attributes.percentage));
      if (shares.reduce((sum, share) => sum + share, 0) !== 100)
        faults.push(`the shares of ${of} are not 100 %`);
    }
    if (!children.some(child => child.name === 'activity-date' && /[12]/.test(String(child.attributes.type))))
      faults.push('an activity has no beginning');
  }
  if (
    name === 'iati-organisation' &&
    findText('organisation-identifier') !== attribute('reporting-org', 'ref')
  )
    faults.push('the organisation reports for another one');
  return faults;
}
