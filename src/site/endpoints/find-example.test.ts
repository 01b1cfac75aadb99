import { describe, expect, it } from 'vitest';
import { findExample } from './endpoint-doc.ts';

describe('an example of a shape', () => {
  it('an example is the one stated in the schema, else its constant or default, else the simplest value', () => {
    expect(findExample({ type: 'string', example: 'fundraiserii' }, {})).toBe('fundraiserii');
    expect(findExample({ const: false }, {})).toBe(false);
    expect(findExample({ type: 'string', enum: ['click', 'view'], default: 'click' }, {})).toBe('click');
    expect(findExample({ type: 'string' }, {})).toBe('…');
    expect(findExample({ type: ['integer', 'null'] }, {})).toBe(0);
    expect(findExample({}, {})).toBe('…');
    expect(findExample({ type: 'null' }, {})).toBeNull();
  });

  it('examples are built for objects, lists, choices and references', () => {
    const schemas = { Name: { type: 'string', example: 'Abeba' } };
    const person = { type: 'object', properties: { name: { $ref: '#/components/schemas/Name' } } };
    expect(findExample(person, schemas)).toEqual({ name: 'Abeba' });
    expect(findExample({ type: 'array', items: person }, schemas)).toEqual([{ name: 'Abeba' }]);
    expect(findExample({ prefixItems: [person], items: false }, schemas)).toEqual([{ name: 'Abeba' }]);
    expect(findExample({ anyOf: [{ type: 'integer' }, person] }, schemas)).toBe(0);
    expect(findExample({ $ref: '#/components/schemas/Gone' }, {})).toBe('…');
  });
});
