import { XMLParser } from 'fast-xml-parser';
import { type Outcome, ok, problem } from '#core/outcome.ts';

/** An element: its text, its attributes under `@name`, and its children, each name with a list. */
export type XmlNode = { [name: string]: XmlNode[] | string };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  // An account number or a reference is never a number to compute with: leading zeros stay.
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
  // `&#246;` and `&#4768;` are letters of names.
  htmlEntities: true,
  maxNestedTags: 60,
  // The longest possible statement may be written in numeric references; entities of its own are refused before.
  processEntities: {
    enabled: true,
    maxTotalExpansions: 5_000_000,
    maxExpandedLength: 20_000_000,
    maxEntityCount: 1,
  },
});

/** The document, unless it declares a document type: statements have none, and attacks by entities need one. */
export function readXml(text: string): Outcome<XmlNode, 'not-xml' | 'declares-entities'> {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return problem('declares-entities');
  try {
    return ok(parser.parse(text, true) as XmlNode);
  } catch (error) {
    if (error instanceof Error) return problem('not-xml');
    throw error;
  }
}

/** Every element at this path below the node. */
export function nodesAt(node: XmlNode, path: string): XmlNode[] {
  let nodes = [node];
  for (const name of path.split('/')) {
    nodes = nodes.flatMap(each => {
      const children = each[name];
      return Array.isArray(children) ? children : [];
    });
  }
  return nodes;
}

/** The text of the first of these paths that has one; '' otherwise. */
export function textAt(node: XmlNode, ...paths: string[]): string {
  for (const path of paths) {
    for (const found of nodesAt(node, path)) {
      const text = textOf(found);
      if (text !== '') return text;
    }
  }
  return '';
}

/** The element's own text, in one line. */
export function textOf(node: XmlNode): string {
  const text = typeof node === 'string' ? node : node['#text'];
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : '';
}
