/**
 * @generated SignedSource<<b0e420813e0ff5aaec71c3c4615c887c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AutoCloseCode = "ADDRESS_OUTSIDE_ZONE" | "BALANCE_NEEDS_ADDRESS" | "CART_CHANGED" | "MAX_REACHED" | "NO_ADDRESS" | "NO_ALCOHOL" | "NO_CARD" | "NO_CREDIT" | "NO_DELIVERY" | "NO_PLACE" | "TOTAL_RAISED" | "UNAVAILABLE" | "authentication" | "declined" | "expiredCard" | "insufficientFunds" | "other" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AutoCloseRefusal_cart$data = {
  readonly autoCloseRefusal: ReadonlyArray<{
    readonly code: AutoCloseCode;
    readonly message: string;
  }> | null | undefined;
  readonly " $fragmentType": "AutoCloseRefusal_cart";
};
export type AutoCloseRefusal_cart$key = {
  readonly " $data"?: AutoCloseRefusal_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"AutoCloseRefusal_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AutoCloseRefusal_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AutoCloseReason",
      "kind": "LinkedField",
      "name": "autoCloseRefusal",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "3b1b1133af22994e91f02608902edee5";

export default node;
