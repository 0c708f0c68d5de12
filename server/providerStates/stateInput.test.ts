import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { stateParams } from './stateInput.ts';

const manual = readFileSync(path.resolve(import.meta.dirname, '../../contracts/provider-states.md'), 'utf8');
const sections = new Map(
  manual.split(/^#### /m).map((section) => [section.slice(0, section.indexOf('\n')), section.split(/^## /m)[0] ?? '']),
);

const [PRODUCT, POINT, ZONE] = ['a product on sale', 'a pickup point', 'a delivery zone'];
/** States whose params contain those of other sections. */
const REFERENCES: Record<string, string[]> = {
  'a cart': [PRODUCT, POINT, ZONE],
  'a payment': ['a cart', PRODUCT, POINT, ZONE],
  'places of the open week': [POINT, ZONE],
  'a catalogue': ['seller', 'collection', 'product', 'variant', 'synonyms'].map((part) => `${part} (of a catalogue)`),
};
/** The parts of these states have the API's own shapes. */
const AS_THE_API = ['site information'];

/** The names of an object's params, and of the objects in it. */
function namesIn(schema: z.core.$ZodType, isDeep: boolean): string[] {
  const { def } = schema as z.ZodAny & { def: Record<string, unknown> };
  const inner = ['innerType', 'element', 'in'].flatMap((key) => (key in def ? [def[key] as z.core.$ZodType] : []));
  const options = 'options' in def ? (def.options as z.core.$ZodType[]) : [];
  const shape = 'shape' in def ? Object.entries(def.shape as Record<string, z.core.$ZodType>) : [];
  return [
    ...shape.flatMap(([name, part]) => [name, ...(isDeep ? namesIn(part, isDeep) : [])]),
    ...[...inner, ...options].flatMap((part) => namesIn(part, isDeep)),
  ];
}

describe('the list of provider states in contracts/provider-states.md', () => {
  it.each(Object.entries(stateParams))('names every parameter of "%s"', (state, schema) => {
    const text = [state, ...(REFERENCES[state] ?? [])].map((name) => sections.get(name) ?? '').join('');
    const names = namesIn(schema, !AS_THE_API.includes(state));
    expect([...new Set(names)].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
