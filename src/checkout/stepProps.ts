import type { PreloadedQuery } from 'react-relay';
import type { CartProcess_cart$data } from '#generated/relay/CartProcess_cart.graphql.ts';
import type { CartProcess_market$data } from '#generated/relay/CartProcess_market.graphql.ts';
import type { CartProcess_user$data } from '#generated/relay/CartProcess_user.graphql.ts';
import type { CartScreenQuery } from '#generated/relay/CartScreenQuery.graphql.ts';
import type { PickupStepQuery } from '#generated/relay/PickupStepQuery.graphql.ts';
import type { AddressOnFile } from './content/cartProblems.ts';
import type { CartTexts } from './content/useCartTexts.ts';
import type { Checkout } from './payment/useCheckout.ts';
import type { PlaceChoice } from './place/usePlaceChoice.ts';

/** What the component of each step receives; it reads its part. */
export type StepProps = {
  cart: CartProcess_cart$data;
  /** Null: not signed in. */
  user: CartProcess_user$data | null;
  market: CartProcess_market$data;
  /** For those who are not members: cents before taxes. */
  orderFee: number;
  /** When the week closes. */
  closesAt: string;
  /** Null on the server, which renders no step that shows them. */
  places: PreloadedQuery<PickupStepQuery> | null;
  /** The cart whose texts are still to come: the HTML has its lines alone. Null: they are there. */
  textsFrom: PreloadedQuery<CartScreenQuery> | null;
  texts: CartTexts;
  place: PlaceChoice;
  address: AddressOnFile;
  credit: CreditChoice;
  checkout: Checkout;
  /** Alcohol is in the cart, and the age is not confirmed. */
  alcohol: boolean;
  onAgeCheck: () => void;
  /** Moves focus to the heading when the focused part disappears. */
  focusHeading: () => void;
};

/** Whether step 3 pays with credit first. */
export type CreditChoice = { isChosen: boolean; choose: (isChosen: boolean) => void };
