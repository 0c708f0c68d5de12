import type { AddressParams } from '../shared/routing/twinParams.ts';

type Handles = { readonly handlePrimary: string; readonly handleSecondary: string };
export type Placed = Handles & { readonly parent: Handles | null | undefined };

/** The parameters of a collection's address in a language: below its parent when it has one (routes 1 and 3). */
export function collectionParams(collection: Placed, locale: 'fr' | 'en'): AddressParams {
  const own = (handles: Handles) => (locale === 'fr' ? handles.handlePrimary : handles.handleSecondary);
  return collection.parent ? { handle: own(collection.parent), sub: own(collection) } : { handle: own(collection) };
}
