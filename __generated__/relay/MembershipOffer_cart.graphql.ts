/**
 * @generated SignedSource<<40406d1f6385a09053c77e7dd3b5600a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MembershipOffer_cart$data = {
  readonly isSubscribed: boolean;
  readonly totals: {
    readonly fee: number;
    readonly gstRate: number;
    readonly pstRate: number;
  };
  readonly " $fragmentType": "MembershipOffer_cart";
};
export type MembershipOffer_cart$key = {
  readonly " $data"?: MembershipOffer_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembershipOffer_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembershipOffer_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSubscribed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Totals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gstRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pstRate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "96327c9093eeb13e09360016b55f5fc0";

export default node;
