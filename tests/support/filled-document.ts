import type { Block, FlattenedField, RichTextField } from 'payload';
import { body, makeLink, mediaBlock, paragraph, text } from './rich-text.ts';

/** Documents that relations can point to, by collection. */
export type Targets = Readonly<Record<string, number | undefined>>;

type Filling = { targets: Targets; words: string };
type Data = Record<string, unknown>;

/** A value for each field that holds one, and every block once: made from the fields, so that none is forgotten. */
export function filledDocument(fields: readonly FlattenedField[], filling: Filling): Data {
  const values = fields.flatMap(field => {
    if (managed.has(field.name)) return [];
    const value = valueFor(field, filling);
    return value === undefined ? [] : [[field.name, value]];
  });
  return Object.fromEntries(values);
}

/** Written by Payload itself. */
const managed = new Set([
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'slug',
  'blockName',
  'blockType',
  '_order',
]);

/** What texts of one form hold, by the name of the field. */
const lines = new Map([
  ['method', 'stripe'],
  ['timeZone', 'Africa/Addis_Ababa'],
  ['opens', '09:00'],
  ['closes', '16:30'],
  ['email', 'somebody@example.org'],
  ['phone', '+251 900 000 000'],
  ['path', '/news'],
  ['donationPage', 'https://example.org/give'],
  ['currency', 'ETB'],
  ['least', '10'],
  ['twoAbove', '20000'],
  ['amount', '25'],
  ['percent', '2.9'],
  ['fixed', '0.30'],
  ['account', '1000123456789'],
  ['bic', 'CBETETAA'],
  ['iatiIdentifier', 'XM-DAC-1234'],
]);

function lineFor(name: string, words: string): string {
  if (/Vid$/.test(name)) return '/films/welcome.mp4';
  return lines.get(name) ?? (address.test(name) ? 'https://example.org/more' : `${words} ${name}`);
}

const address = /link|url|map|ticket|vid|video|external|href/i;

function valueFor(field: FlattenedField, filling: Filling): unknown {
  const { words } = filling;
  switch (field.type) {
    case 'text': {
      const line = lineFor(field.name, words);
      const short = line.slice(0, field.maxLength ?? 80);
      return field.hasMany ? [short] : short;
    }
    case 'textarea':
      return `${words} ${field.name}\nin two lines`.slice(0, field.maxLength ?? 200);
    case 'email':
      return 'somebody@example.org';
    case 'number':
      if (field.name === 'foundedIn') return 2022;
      return field.hasMany ? [field.min ?? 1] : (field.min ?? 1);
    case 'date':
      return '2026-12-01T09:00:00.000Z';
    case 'checkbox':
      return true;
    case 'select':
    case 'radio': {
      const [option] = field.options;
      const value = typeof option === 'string' ? option : option?.value;
      return field.type === 'select' && field.hasMany ? [value] : value;
    }
    case 'relationship':
    case 'upload':
      return relation(field, filling);
    case 'group':
    case 'tab':
      return filledDocument(field.flattenedFields, filling);
    case 'array':
      return [filledDocument(field.flattenedFields, filling)];
    case 'blocks':
      return (field.blocks as (Block & { flattenedFields: FlattenedField[] })[]).map(block => ({
        ...filledDocument(block.flattenedFields, filling),
        blockType: block.slug,
      }));
    case 'richText':
      return longText(field, filling);
    case 'json':
      return { words };
    default:
      return undefined;
  }
}

function relation(
  field: { relationTo: string | string[]; hasMany?: boolean },
  { targets }: Filling,
): unknown {
  const several = Array.isArray(field.relationTo);
  const slug = [field.relationTo].flat().find(one => targets[one] !== undefined);
  const id = slug === undefined ? undefined : targets[slug];
  if (slug === undefined || id === undefined) return undefined;
  const value = several ? { relationTo: slug, value: id } : id;
  return field.hasMany ? [value] : value;
}

type Features = ReadonlyMap<string, { sanitizedServerFeatureProps?: { blocks?: Block[] } }>;

const list = (listType: 'bullet' | 'number', tag: string, words: string) => ({
  ...paragraph(),
  ...{ type: 'list', listType, tag, start: 1 },
  children: [{ ...paragraph(text(words)), type: 'listitem', value: 1 }],
});

/** A long text with every kind of paragraph and each block of its editor. */
function longText(field: RichTextField, filling: Filling) {
  const { words, targets } = filling;
  const editor = field.editor as unknown as { editorConfig?: { resolvedFeatureMap?: Features } };
  const blocks =
    editor.editorConfig?.resolvedFeatureMap?.get('blocks')?.sanitizedServerFeatureProps?.blocks ?? [];
  const links = targets.posts
    ? [makeLink(words, { doc: { relationTo: 'posts', value: targets.posts } })]
    : [];
  return body(
    { ...paragraph(text(words)), type: 'heading', tag: 'h2' },
    paragraph(text(`${words} bold`, 1), text(` ${words} italic`, 2)),
    paragraph(makeLink(words, { linkType: 'custom', url: 'https://example.org/?a=b&c' })),
    ...(blocks.length > 0 && links.length > 0 ? [paragraph(...links)] : []),
    list('bullet', 'ul', words),
    list('number', 'ol', words),
    { ...paragraph(text(words)), type: 'quote' },
    ...blocks.map(block =>
      mediaBlock(
        block.slug,
        filledDocument(
          (block as Block & { flattenedFields?: FlattenedField[] }).flattenedFields ??
            (block.fields as FlattenedField[]),
          filling,
        ),
      ),
    ),
    paragraph(text(words)),
  );
}
