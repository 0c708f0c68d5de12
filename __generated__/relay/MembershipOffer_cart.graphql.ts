/**
 * @generated SignedSource<<c547815c227624bd8492388d44c1782d>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "e4457511a92cb1d5ef6d1e6cd3823ff2";

export default node;
