import { ROOT_ID, type Environment } from 'relay-runtime';

const refOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && '__ref' in value ? String(value.__ref) : null;

/**
 * True when the visitor's cart is in Express mode, as far as the page knows by now: lists are then asked for with
 * `stored` (routes 1). Read from the store itself, for loaders. False on the server, where nobody's cart is known.
 */
export function isExpress(environment: Environment): boolean {
  const source = environment.getStore().getSource();
  const cart = refOf(source.get(ROOT_ID)?.cart);
  return cart !== null && source.get(cart)?.fromStorage === true;
}
