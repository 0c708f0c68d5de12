import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Position } from '#rules/position.ts';

/** A place from which distances count: a pickup point (its id), or a postal area (`J8X`). */
export type Origin = { value: string; name: string; position: Position };

type Named = { readonly id: string; readonly name: string; readonly position: Position | null | undefined };
type Zone = { readonly centres: readonly { readonly prefix: string; readonly position: Position }[] };

export const pointOrigins = (points: readonly Named[]): Origin[] =>
  points.flatMap(({ id, name, position }) => (position ? [{ value: id, name, position }] : []));

/** The postal areas of delivery zones, in their alphabetical order. */
export const areaOrigins = (zones: readonly Zone[]): Origin[] =>
  zones
    .flatMap(({ centres }) => centres.map(({ prefix, position }) => ({ value: prefix, name: prefix, position })))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1));

/** The place from which distances count: the one chosen here, else the one of the address (`from`), else `fallback`. */
export function useOrigin(origins: readonly Origin[], fallback: Origin | null) {
  const [query] = useSearchParams();
  const [chosen, choose] = useState<string | null>(null);
  const find = (value: string | null) => origins.find((origin) => origin.value === value);
  const origin = find(chosen) ?? find(query.get('from')) ?? fallback;
  return { origin, choose };
}
