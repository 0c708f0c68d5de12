import { graphql, useFragment } from 'react-relay';
import type {
  productOffer_product$data,
  productOffer_product$key,
} from '#generated/relay/productOffer_product.graphql.ts';
import { discountPercent } from '#rules/price.ts';
import { cardOption, isSellerAway, visibleVariants, type CardOption } from '#rules/stock.ts';
import type { UnitPrice } from '#rules/unitPrice.ts';
import { useVisitorLines } from '../cart/visitorCart.ts';
import { useNow } from '../shared/browser/useNow.ts';

const fragment = graphql`
  fragment productOffer_product on Product {
    status
    seller {
      deactivatedUntil
    }
    variants {
      id
      name
      price
      comparedAtPrice
      trackStock
      stock
      stockOnHold
      stored
      stockMdo
      unitPrice {
        price
        amount
        unit
      }
      ...AddControl_variant
    }
  }
`;

type Variant = productOffer_product$data['variants'][number];
const unitPriceOf = ({ unitPrice }: Variant): UnitPrice | null =>
  unitPrice ? { price: unitPrice.price, amount: unitPrice.amount, unit: unitPrice.unit } : null;

/** A variant to choose: results of the rules, prices in cents, and the variant itself for adding. */
export type OfferOption = CardOption &
  Pick<Variant, 'price' | 'comparedAtPrice'> & {
    unitPrice: UnitPrice | null;
    variant: Variant;
    /** Available, but not in Express, which the visitor's cart is in: not sold out. */
    outsideExpress: boolean;
  };
export type Offer = {
  /** The variants to show, each with its availability (F-069, F-070). */
  options: readonly OfferOption[];
  /** The preferred available one, else the first on sale, else the first available, else the first; undefined without variants. */
  first: OfferOption | undefined;
  /** Nothing of it is available; `outsideExpress` of the first option says whether only for Express. */
  soldOut: boolean;
  /** The instant of return while the producer is away (F-073), else null. */
  awayUntil: string | null;
  active: boolean;
};

/** Chooses the variant to show first, of those that can be bought (rules/unitPrice.ts); undefined: none is preferred. */
export type Preference = ((options: readonly OfferOption[]) => OfferOption | undefined) | undefined;

/** What this visitor can buy of a product now: the stock rules on its variants and the visitor's cart. */
export function useProductOffer(product: productOffer_product$key, prefer?: Preference): Offer {
  const { status, seller, variants } = useFragment(fragment, product);
  const { fromStorage, items } = useVisitorLines(variants.map(({ id }) => id));
  const now = useNow();
  const { deactivatedUntil } = seller;
  const away = isSellerAway(deactivatedUntil ? new Date(deactivatedUntil) : null, now);
  const active = status === 'active';
  const sellable = { productActive: active, sellerAway: away };
  const all = variants.map((variant): OfferOption => {
    const { id, name, price, comparedAtPrice, trackStock, stock, stockOnHold, stored, stockMdo } = variant;
    const stockFacts = { id, name, trackStock, stock, stockOnHold, stored, stockMdo };
    const line = items.find(({ variantId }) => variantId === id) ?? null;
    const option = cardOption({ variant: stockFacts, fromStorage, sellable, line });
    const outsideExpress =
      fromStorage && !option.available && cardOption({ variant: stockFacts, fromStorage: false, sellable }).available;
    return { ...option, price, comparedAtPrice, unitPrice: unitPriceOf(variant), variant, outsideExpress };
  });
  const options = visibleVariants(all);
  const buyable = options.filter(({ available }) => available);
  const first =
    prefer?.(buyable) ??
    buyable.find(({ price, comparedAtPrice }) => discountPercent(price, comparedAtPrice) !== null) ??
    buyable[0] ??
    options.find(({ outsideExpress }) => outsideExpress) ??
    options[0];
  return { options, first, soldOut: !first?.available, awayUntil: away ? (deactivatedUntil ?? null) : null, active };
}
