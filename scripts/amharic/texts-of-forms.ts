import type { SanitizedConfig } from 'payload';

type Values = Record<string, unknown>;

/** Every label, description, option and placeholder of every form that has no Amharic, each with its place. */
export function untranslatedInForms({
  collections,
  globals,
}: SanitizedConfig): { place: string; text: string }[] {
  return [...collections, ...globals]
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(each => findTexts(each as unknown as Values, each.slug));
}

const shown = ['label', 'singular', 'plural', 'description', 'placeholder', 'group'];
const inside = ['fields', 'tabs', 'blocks', 'options', 'labels', 'admin'];

function findTexts(holder: Values, place: string): { place: string; text: string }[] {
  const at = typeof holder.name === 'string' ? `${place}.${holder.name}` : place;
  if (isHidden(holder)) return [];
  const own = shown.flatMap(key => {
    const text = holder[key];
    const isMissing =
      typeof text === 'string' ? /[a-z]{2}/.test(text) : isValues(text) && text.en && !text.am;
    return isMissing ? [{ place: at, text: String(isValues(text) ? text.en : text) }] : [];
  });
  const deeper = [...inside.flatMap(key => toList(holder[key])), ...listEditorBlocks(holder)];
  return [...own, ...deeper.flatMap(entry => findTexts(entry, at))];
}

/** Nobody sees these; Payload adds the name of a block by itself, and our blocks switch it off. */
function isHidden({ hidden, admin, name, type }: Values): boolean {
  const { hidden: fromStaff, components } = (admin ?? {}) as Values;
  const noField = type === 'ui' && !(components as Values | undefined)?.Field;
  return name === 'blockName' || hidden === true || fromStaff === true || noField;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const toList = (value: unknown): Values[] =>
  (Array.isArray(value) ? value : [value]).flatMap(one => {
    if (typeof one === 'string') return [{ label: one }];
    return isValues(one) ? [one] : [];
  });

/** The blocks that an editor of long texts offers. */
function listEditorBlocks({ editor }: Values): Values[] {
  const features = (editor as { editorConfig?: { resolvedFeatureMap?: Map<string, Values> } } | undefined)
    ?.editorConfig?.resolvedFeatureMap;
  const props = features?.get('blocks')?.sanitizedServerFeatureProps as { blocks?: Values[] } | undefined;
  return props?.blocks ?? [];
}
