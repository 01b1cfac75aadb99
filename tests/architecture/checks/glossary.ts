import ts from 'typescript';
import { isGenerated, type SourceFile } from './source-tree.ts';
import { eachNamed } from './syntax.ts';
import { namedValues } from './value-names.ts';

/** A name with a forbidden word or phrase, and where it first occurs. */
type NameFound = { word: string; name: string; where: string };

/**
 * Words that may not name things, and what to write instead. They are the private dialect of the first version of this
 * code: each has a standard term, or several meanings. A phrase is written with spaces and matches consecutive
 * camelCase words.
 */
const forbiddenWords: Readonly<Record<string, string>> = {
  house: 'stack, test stack, system',
  door: "admin, site, process, entry point; as a value it is the staff role 'door'",
  doors: 'admin and site, processes',
  flight: 'in-flight render ("in flight" is allowed)',
  'take off': 'start',
  landing: 'result',
  lane: 'SMTP connection, worker',
  lanes: 'SMTP connections, workers',
  bell: 'notifier',
  ears: 'listener',
  hear: 'listen, receive',
  hears: 'is listening',
  heard: 'received, notified',
  nights: 'backup scheduler',
  pace: 'rate limiter',
  patience: 'timeout',
  farewell: 'shutdown',
  depart: 'erase',
  departed: 'erased',
  departure: 'erasure',
  departures: 'erasures',
  'stand in': 'placeholder, fake',
  'lead on': 'redirect',
  tell: 'report, describe, log, notify',
  tells: 'reports, describes, logs, notifies',
  told: 'reported, described, logged, notified',
  said: 'message, text, answer',
  says: 'description, text, message',
  'in turns': 'batch, queue',
  'take turns': 'queue',
  'look at': 'check, inspect, read',
  'answered by': 'handler',
  hand: 'batch, claimed batch',
  wish: 'request',
  wishes: 'preferences, requests',
  leaving: 'unsubscribe, shutdown',
  kept: 'cached (pages), held (mail), unchanged (import), stored, saved',
  shelf: 'stack, folder, lookup',
};

const covered = /^((src|tests|scripts|bench)\/|server\.ts$|worker\.ts$)/;
const exceptionsFile = 'tests/architecture/glossary-exceptions.ts';
const listsThem = new Set([exceptionsFile, 'tests/architecture/checks/glossary.ts']);
/** The checks' own tests plant forbidden names in strings. */
const plantsThem = /^tests\/architecture\//;
/** Texts by their English: what stands as a key is what people read, and names nothing. */
const hasTextsAsKeys = /\.amharic\.ts$/;
const phrases = Object.keys(forbiddenWords).map(word => ({ word, padded: ` ${word} ` }));
const maybe = new RegExp(
  Object.keys(forbiddenWords)
    .map(word => word.replace(' ', '[-_]?'))
    .join('|'),
  'i',
);

/**
 * Every name of a file, a folder or a declaration, and every value that names something (`namedValues`), that contains a
 * forbidden word; each name once for each word.
 */
function findForbiddenNames(files: readonly SourceFile[]): NameFound[] {
  const found = new Map<string, NameFound>();
  const add = (name: string, where: () => string): void => {
    if (!maybe.test(name)) return;
    for (const word of wordsIn(name)) {
      const key = `${word} ${name}`;
      if (!found.has(key)) found.set(key, { word, name, where: where() });
    }
  };
  for (const file of files) {
    if (!covered.test(file.path) || isGenerated(file)) continue;
    for (const part of file.path.split('/')) add(part, () => file.path);
    // Parsing takes most of the time, so a file without any of the words is not parsed.
    if (listsThem.has(file.path) || hasTextsAsKeys.test(file.path) || !maybe.test(file.text)) continue;
    eachNamed(file, (node, line) => {
      const name = declaredName(node);
      if (name !== null) add(name, () => `${file.path}:${line()}`);
    });
    if (plantsThem.test(file.path)) continue;
    for (const { name, line } of namedValues(file)) add(name, () => `${file.path}:${line()}`);
  }
  return [...found.values()];
}

/** Violations: names that are not exceptions, and exceptions (a reason by name) that no longer occur. */
export function glossaryFaults(
  files: readonly SourceFile[],
  exceptions: Readonly<Record<string, string>>,
): string[] {
  const found = findForbiddenNames(files);
  return [
    ...found
      .filter(({ name }) => !(name in exceptions))
      .map(({ word, name, where }) => `${where} ${name}: instead of "${word}" write ${forbiddenWords[word]}`),
    ...Object.keys(exceptions)
      .filter(name => !found.some(one => one.name === name))
      .map(name => `${exceptionsFile} lists ${name}, which no longer occurs: take it out`),
  ];
}

function wordsIn(name: string): string[] {
  const split = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join(' ');
  const text = ` ${split} `.replaceAll(' in flight ', ' ').replaceAll(' by hand ', ' ');
  return phrases.filter(({ padded }) => text.includes(padded)).map(({ word }) => word);
}

/** The name a node gives to something. Uses are ignored: a library may name its own things as it likes. */
function declaredName(node: ts.Node & { name: ts.Node }): string | null {
  const { name } = node;
  if (!ts.isIdentifier(name)) return null;
  if (ts.isPropertyAccessExpression(node) || ts.isMetaProperty(node) || ts.isJsxAttribute(node)) return null;
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) return null;
  return name.text;
}
