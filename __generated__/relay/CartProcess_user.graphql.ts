/**
 * @generated SignedSource<<cf22d35ac3b47986699617372ca6a135>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartProcess_user$data = {
  readonly shippingAddress: {
    readonly zones: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceStep_user" | "CartSummary_user" | "CheckoutIssues_user" | "ContentStep_user" | "PlaceStep_user">;
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
          "concreteType": "ShippingZone",
          "kind": "LinkedField",
          "name": "zones",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
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
      "name": "PlaceStep_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckoutIssues_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BalanceStep_user"
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

(node as any).hash = "20b1cde3a74474a194f4f13154206f64";

export default node;
