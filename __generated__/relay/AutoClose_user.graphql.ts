/**
 * @generated SignedSource<<1891b7877d622ca9fcaf8b2375a3dfeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AutoClose_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressLink_user" | "cardName_user">;
  readonly " $fragmentType": "AutoClose_user";
};
export type AutoClose_user$key = {
  readonly " $data"?: AutoClose_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AutoClose_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AutoClose_user",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "cardName_user",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentMethod",
          "kind": "LinkedField",
          "name": "basketsPaymentMethod",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Card",
              "kind": "LinkedField",
              "name": "card",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "brand",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "last4",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressLink_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d41669e8c43eb737b515917c709256f5";

export default node;
