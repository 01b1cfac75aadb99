import { describe, expect, it } from 'vitest';
import { exampleOf } from './example-of.ts';

describe('an example of a shape', () => {
  it('is the one that is written beside it, else what must stand there, else the plainest', () => {
    expect(exampleOf({ type: 'string', example: 'fundraiserii' }, {})).toBe('fundraiserii');
    expect(exampleOf({ const: false }, {})).toBe(false);
    expect(exampleOf({ type: 'string', enum: ['click', 'view'], default: 'click' }, {})).toBe('click');
    expect(exampleOf({ type: 'string' }, {})).toBe('…');
    expect(exampleOf({ type: ['integer', 'null'] }, {})).toBe(0);
    expect(exampleOf({}, {})).toBe('…');
    expect(exampleOf({ type: 'null' }, {})).toBeNull();
  });

  it('goes into objects, lists, choices and what is referred to', () => {
    const schemas = { Name: { type: 'string', example: 'Abeba' } };
    const person = { type: 'object', properties: { name: { $ref: '#/components/schemas/Name' } } };
    expect(exampleOf(person, schemas)).toEqual({ name: 'Abeba' });
    expect(exampleOf({ type: 'array', items: person }, schemas)).toEqual([{ name: 'Abeba' }]);
    expect(exampleOf({ prefixItems: [person], items: false }, schemas)).toEqual([{ name: 'Abeba' }]);
    expect(exampleOf({ anyOf: [{ type: 'integer' }, person] }, schemas)).toBe(0);
    expect(exampleOf({ $ref: '#/components/schemas/Gone' }, {})).toBe('…');
  });
});
