import { describe, expect, it } from 'vitest';
import { exampleOf } from './endpoint-doc.ts';

describe('an example of a shape', () => {
  it('an example is the one stated in the schema, else its constant or default, else the simplest value', () => {
    expect(exampleOf({ type: 'string', example: 'fundraiserii' }, {})).toBe('fundraiserii');
    expect(exampleOf({ const: false }, {})).toBe(false);
    expect(exampleOf({ type: 'string', enum: ['click', 'view'], default: 'click' }, {})).toBe('click');
    expect(exampleOf({ type: 'string' }, {})).toBe('…');
    expect(exampleOf({ type: ['integer', 'null'] }, {})).toBe(0);
    expect(exampleOf({}, {})).toBe('…');
    expect(exampleOf({ type: 'null' }, {})).toBeNull();
  });

  it('examples are built for objects, lists, choices and references', () => {
    const schemas = { Name: { type: 'string', example: 'Abeba' } };
    const person = { type: 'object', properties: { name: { $ref: '#/components/schemas/Name' } } };
    expect(exampleOf(person, schemas)).toEqual({ name: 'Abeba' });
    expect(exampleOf({ type: 'array', items: person }, schemas)).toEqual([{ name: 'Abeba' }]);
    expect(exampleOf({ prefixItems: [person], items: false }, schemas)).toEqual([{ name: 'Abeba' }]);
    expect(exampleOf({ anyOf: [{ type: 'integer' }, person] }, schemas)).toBe(0);
    expect(exampleOf({ $ref: '#/components/schemas/Gone' }, {})).toBe('…');
  });
});
