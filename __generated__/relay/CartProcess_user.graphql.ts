/**
 * @generated SignedSource<<000482f4358dee6de7a0182639aaedbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartProcess_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ContentStep_user" | "HomeDelivery_user" | "MembershipOffer_user" | "savedAddress_user" | "useCartSteps_user">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCartSteps_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeDelivery_user"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "savedAddress_user",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        },
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
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phone",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Address",
              "kind": "LinkedField",
              "name": "address",
              "plural": false,
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "postal_code",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContentStep_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MembershipOffer_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c990f35497b431bb3e942b7ce0e9fd57";

export default node;
