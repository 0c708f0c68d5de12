import type { ComponentType } from 'react';
import type { CartStep } from '#rules/cartSteps.ts';
import type { Handover } from '../shared/relay/marketOffers.ts';
import { BalanceStep } from './balance/BalanceStep.tsx';
import { ContentStep } from './content/ContentStep.tsx';
import {
  addressOutsideZone,
  closedPlace,
  marketRules,
  postalCodeWithoutDelivery,
  unavailableLines,
  type Blocker,
} from './nextBlockers.ts';
import { PlaceStep } from './place/PlaceStep.tsx';
import type { StepProps } from './stepProps.ts';

export type Step = {
  /** The key of its heading, which asks where only if there is more than one way. */
  title: (handover: Handover) => 'cart.yours' | `checkout.where_${Handover}` | 'checkout.balance_title';
  Content: ComponentType<StepProps>;
  /** What keeps Next from continuing. The first that applies is shown as the reason. */
  blockers: readonly Blocker[];
  /** Where Next leads. */
  next: (hasCredit: boolean) => CartStep | 'payment';
};

/** The steps of the cart (spec 2). Only a customer with credit sees step 3 (F-115). */
export const STEPS: Readonly<Record<CartStep, Step>> = {
  1: {
    title: () => 'cart.yours',
    Content: ContentStep,
    blockers: [unavailableLines, marketRules(1)],
    next: () => 2,
  },
  2: {
    title: (handover) => `checkout.where_${handover}`,
    Content: PlaceStep,
    blockers: [unavailableLines, marketRules(2), postalCodeWithoutDelivery, closedPlace, addressOutsideZone],
    next: (hasCredit) => (hasCredit ? 3 : 'payment'),
  },
  3: {
    title: () => 'checkout.balance_title',
    Content: BalanceStep,
    blockers: [unavailableLines, marketRules(3), closedPlace, addressOutsideZone],
    next: () => 'payment',
  },
};
