import {
  addToCart,
  checkout,
  choosePickup,
  createShopper,
  hostedPage,
  payOnHostedPage,
  type Shopper,
} from '../support/shopper.ts';

/** Variants that many can buy: tracked, well stocked, no alcohol. */
export async function someGoods(shopper: Shopper, least: number): Promise<string[]> {
  const { products } = await shopper.ask<{
    products: {
      edges: { node: { isAlcohol: boolean; variants: { id: string; stock: number; trackStock: boolean }[] } }[];
    };
  }>(
    'query Goods { products(first: 100, filter: { where: { available: true } }) { edges { node { isAlcohol variants { id stock trackStock } } } } }',
  );
  return products.edges
    .filter(({ node }) => !node.isAlcohol)
    .flatMap(({ node }) => node.variants)
    .filter(({ trackStock, stock }) => trackStock && stock >= least)
    .map(({ id }) => id);
}

/** Coordinates shoppers with cuts: each announces a step before taking it, and waits while a cut is under way. */
export type Traffic = {
  step(): Promise<void>;
  /** Whether shoppers continue to buy. */
  isOpen(): boolean;
};

/**
 * Runs parallel shoppers who buy repeatedly: two products, to the payment and back, a tenth of them leaving at the
 * payment page. A shopper whose call is cut off starts over. Returns the number of payments that were confirmed.
 */
export async function buyAgainAndAgain(
  url: string,
  { step, isOpen }: Traffic,
  { shoppers, goods: variants, chance }: { shoppers: number; goods: readonly string[]; chance: () => number },
): Promise<{ paid: number; cutOff: number }> {
  const count = { paid: 0, cutOff: 0 };
  const any = () => variants[Math.floor(chance() * variants.length)]!;
  async function buyOnce(): Promise<void> {
    const shopper = createShopper(url);
    for (const variant of [any(), any()]) {
      await step();
      await addToCart(shopper, variant, 1);
    }
    await step();
    await choosePickup(shopper);
    await step();
    const session = await checkout(shopper);
    const page = await hostedPage(shopper, session);
    await step();
    if (chance() < 0.1) return;
    if ((await payOnHostedPage(page)) === 303) count.paid += 1;
  }
  async function buy(): Promise<void> {
    while (isOpen())
      try {
        await buyOnce();
      } catch {
        count.cutOff += 1;
      }
  }
  await Promise.all(Array.from({ length: shoppers }, buy));
  return count;
}
