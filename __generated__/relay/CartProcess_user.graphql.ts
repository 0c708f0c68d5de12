/**
 * @generated SignedSource<<397ec7c693f180076331429ab7463284>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartProcess_user$data = {
  readonly shippingAddress: {
    readonly address: {
      readonly " $fragmentSpreads": FragmentRefs<"addressText_address">;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CartSummary_user" | "ContentStep_user">;
  readonly " $fragmentType": "CartProcess_user";
};
export type CartProcess_user$key = {
  readonly " $data"?: CartProcess_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartProcess_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartProcess_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingAddress",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Address",
          "kind": "LinkedField",
          "name": "address",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "addressText_address",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "line1",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "line2",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "city",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContentStep_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartSummary_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "64bf8c787ddb4b243f3eb04baba2dc21";

export default node;
