import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';

type Values = Record<string, unknown>;

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

/** Payload's own collections are not in the navigation. */
const ours = ({ slug }: { slug: string }) => !slug.startsWith('payload-');

describe('the admin in Amharic', () => {
  it('has Amharic for every label, description, option and placeholder of every form', () => {
    const { collections, globals } = payload.config;
    const missing = [...collections, ...globals]
      .filter(ours)
      .flatMap(each => textsOf(each as unknown as Values, each.slug));
    expect([...new Set(missing)]).toEqual([]);
  });
});

const shown = ['label', 'singular', 'plural', 'description', 'placeholder', 'group'];
const inside = ['fields', 'tabs', 'blocks', 'options', 'labels', 'admin'];

/** The texts of a form that are not in both languages, each with its place. */
function textsOf(holder: Values, place: string): string[] {
  const at = typeof holder.name === 'string' ? `${place}.${holder.name}` : place;
  if (isHidden(holder)) return [];
  const own = shown.flatMap(key => {
    const text = holder[key];
    const isMissing =
      typeof text === 'string' ? /[a-z]{2}/.test(text) : isValues(text) && text.en && !text.am;
    return isMissing ? [`${at}: ${typeof text === 'string' ? text : JSON.stringify(text)}`] : [];
  });
  const deeper = [...inside.flatMap(key => listOf(holder[key])), ...blocksOfEditor(holder)];
  return [...own, ...deeper.flatMap(entry => textsOf(entry, at))];
}

/** Nobody sees these; Payload adds the name of a block by itself, and our blocks switch it off. */
function isHidden({ hidden, admin, name, type }: Values): boolean {
  const { hidden: fromStaff, components } = (admin ?? {}) as Values;
  const noField = type === 'ui' && !(components as Values | undefined)?.Field;
  return name === 'blockName' || hidden === true || fromStaff === true || noField;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Values[] =>
  (Array.isArray(value) ? value : [value]).flatMap(one => {
    if (typeof one === 'string') return [{ label: one }];
    return isValues(one) ? [one] : [];
  });

/** The blocks that an editor of long texts offers. */
function blocksOfEditor({ editor }: Values): Values[] {
  const features = (editor as { editorConfig?: { resolvedFeatureMap?: Map<string, Values> } } | undefined)
    ?.editorConfig?.resolvedFeatureMap;
  const props = features?.get('blocks')?.sanitizedServerFeatureProps as { blocks?: Values[] } | undefined;
  return props?.blocks ?? [];
}
