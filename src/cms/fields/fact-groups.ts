import type { Field } from 'payload';
import { adminComponents } from '#cms/admin-components.ts';

/**
 * Fields of a form that are shown together under one name. `beside` the text, unless they need its width (`below`). A group is
 * open unless it is opened by hand (`pressed`), or as soon as something is written in it (`written`).
 */
export type FactGroup = {
  label: string;
  fields: readonly string[];
  place?: 'below';
  opens?: 'pressed' | 'written';
};

const fieldName = (field: Field) => ('name' in field ? field.name : undefined);

/**
 * Moves fields into groups, after the others. Where a field is shown changes neither its name nor what is stored.
 * @throws Error if a group names a field that there is not
 */
export function inGroups(fields: readonly Field[], groups: readonly FactGroup[]): Field[] {
  const grouped = new Set(groups.flatMap(group => group.fields));
  return [
    ...fields.filter(field => !grouped.has(fieldName(field) ?? '')),
    ...groups.map((group): Field => {
      const inside = group.fields.map(name => {
        const field = fields.find(one => fieldName(one) === name);
        if (!field) throw new Error(`There is no field "${name}" for the group "${group.label}"`);
        return field;
      });
      return {
        type: 'collapsible',
        label: group.label,
        fields: inside,
        admin: {
          ...(group.place !== 'below' && { position: 'sidebar' }),
          initCollapsed: group.opens !== undefined,
          custom: { opensWhenWritten: group.opens === 'written' },
          components: { Field: adminComponents.FactGroup },
        },
      };
    }),
  ];
}
