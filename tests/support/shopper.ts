/** A guest over HTTP, with the market's session cookie. */
export type Shopper = {
  /** Executes a document and returns its data. Throws the codes of its errors. */
  ask: <T>(query: string, variables?: Record<string, unknown>) => Promise<T>;
  /** GET with the guest's cookie, without following redirects. */
  visit: (path: string) => Promise<Response>;
  /** The Cookie header of the guest's session; empty before the first answer about the guest. */
  cookie: () => string;
};

type Answer = { data?: unknown; errors?: { message: string; extensions?: { code?: string } }[] };

/** A guest of the market at `url`: a new one, or the one of this Cookie header. */
export function createShopper(url: string, locale: 'fr' | 'en' = 'fr', cookieHeader = ''): Shopper {
  let cookie = cookieHeader;
  return {
    async ask<T>(query: string, variables: Record<string, unknown> = {}) {
      const operationName = /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? null;
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': locale, ...(cookie ? { cookie } : {}) },
        body: JSON.stringify({ operationName, variables, query }),
      });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      const { data, errors } = (await response.json()) as Answer;
      if (errors?.length) throw new Error(errors.map((error) => error.extensions?.code ?? error.message).join(', '));
      return data as T;
    },
    visit: (path) => fetch(`${url}${path}`, { redirect: 'manual', headers: cookie ? { cookie } : {} }),
    cookie: () => cookie,
  };
}

const CARD = { card: '4242 4242 4242 4242', expiry: '08 / 38', code: '424', cardName: 'Camille Gauthier' };

/** Fills in the hosted page of the embedded provider for a pickup, and pays. Returns the response status. */
export async function payOnHostedPage(address: string, fields: Partial<typeof CARD> = {}): Promise<number> {
  const body = new URLSearchParams({ email: 'camille@exemple.ca', ...CARD, ...fields });
  const response = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  return response.status;
}

type Variant = { id: string; stock: number; trackStock: boolean };

/** A tracked variant of each product, of up to 100, that has one with at least `stock` left. */
export async function someVariants(shopper: Shopper, stock: number): Promise<string[]> {
  const data = await shopper.ask<{ products: { edges: { node: { isAlcohol: boolean; variants: Variant[] } }[] } }>(
    'query Variants { products(first: 100, filter: { where: { available: true } }) { edges { node { isAlcohol variants { id stock trackStock } } } } }',
  );
  return data.products.edges.flatMap(({ node }) => {
    const variant = node.variants.find((one) => one.trackStock && one.stock >= stock);
    return variant && !node.isAlcohol ? [variant.id] : [];
  });
}

/** A tracked variant with at least `stock` left. */
export async function someVariant(shopper: Shopper, stock: number): Promise<string> {
  const [variant] = await someVariants(shopper, stock);
  if (!variant) throw new Error('The market has no such variant.');
  return variant;
}

/** Chooses the first pickup point. */
export async function choosePickup(shopper: Shopper): Promise<void> {
  const { locations } = await shopper.ask<{ locations: { id: string }[] }>(
    'query Places { locations(filter: { ongoing: true }) { id } }',
  );
  await shopper.ask('mutation Choose($id: ID!) { updateShoppingSession(input: { locationId: $id }) { id } }', {
    id: locations[0]?.id,
  });
}

export const addToCart = (shopper: Shopper, variant: string, quantity = 1) =>
  shopper.ask(
    'mutation Add($variant: ID!, $quantity: Int!) { addToCart(variant: $variant, quantity: $quantity) { id } }',
    { variant, quantity },
  );

/** Opens the payment; returns the provider's session id. */
export const checkout = async (shopper: Shopper): Promise<string> =>
  (await shopper.ask<{ checkout: string }>('mutation Pay { checkout }')).checkout;

/** The address of the hosted page, from the market's own redirect. */
export async function hostedPage(shopper: Shopper, session: string): Promise<string> {
  const response = await shopper.visit(`/paiement/${session}`);
  const location = response.headers.get('location');
  if (response.status !== 303 || !location) throw new Error(`No way to the payment page: ${response.status}`);
  return location;
}

export type PaymentAnswer = {
  state: string;
  order: { number: number; total: number; products: { quantity: number }[] } | null;
};

export const paymentOf = async (shopper: Shopper, session: string): Promise<PaymentAnswer | null> =>
  (
    await shopper.ask<{ payment: PaymentAnswer | null }>(
      'query Paid($session: String) { payment(session: $session) { state order { number total products { quantity } } } }',
      { session },
    )
  ).payment;
