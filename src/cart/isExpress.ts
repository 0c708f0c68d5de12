import { ROOT_ID, type Environment } from 'relay-runtime';

const refOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && '__ref' in value ? String(value.__ref) : null;

const hydrating = new WeakSet<Environment>();

/** The page hydrates the server's HTML, which is not in Express: so are its loaders until `endHydration`. */
export const startHydration = (environment: Environment): void => void hydrating.add(environment);

/** Called once the page is hydrated; loaders then run again if the cart is in Express. */
export const endHydration = (environment: Environment): void => void hydrating.delete(environment);

/**
 * Whether the visitor's cart is in Express mode, as far as it has loaded: lists then have `stored` (routes 1). Reads
 * the store, for loaders. False on the server, which has no cart.
 */
export function isExpress(environment: Environment): boolean {
  if (hydrating.has(environment)) return false;
  const source = environment.getStore().getSource();
  const cart = refOf(source.get(ROOT_ID)?.cart);
  return cart !== null && source.get(cart)?.fromStorage === true;
}
