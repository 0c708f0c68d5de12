import type { Json } from './expectation.ts';

/** What an object must be served as: values of its leaves and nested objects, by the name of their field. */
export type StatedObject = { readonly [field: string]: Json | StatedObject | readonly StatedObject[] };

/** The objects that a case's states describe. */
export type StatedObjects = {
  byId: ReadonlyMap<string, StatedObject>;
  /** By type, where the states describe a single object of it. */
  only: ReadonlyMap<string, StatedObject>;
};

export const NOTHING_STATED: StatedObjects = { byId: new Map(), only: new Map() };

const isObject = (value: StatedObject[string] | undefined): value is StatedObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a field of another one. */
export function statedIn(object: StatedObject | undefined, field: string): StatedObject | undefined {
  const value = object?.[field];
  return isObject(value) ? value : undefined;
}

/** The list of objects in a field of another one. */
export function statedListIn(object: StatedObject | undefined, field: string): readonly StatedObject[] | undefined {
  const value = object?.[field];
  return Array.isArray(value) && value.every(isObject) ? (value as readonly StatedObject[]) : undefined;
}

/** The value of a leaf. */
export function statedLeaf(object: StatedObject | undefined, field: string): Json | undefined {
  const value = object?.[field];
  return typeof value === 'object' && value !== null ? undefined : (value as Json | undefined);
}
