/**
 * @generated SignedSource<<1e0f952a2e3d4e44b75775e40522a6e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeDelivery_user$data = {
  readonly shippingAddress: {
    readonly address: {
      readonly " $fragmentSpreads": FragmentRefs<"addressText_address">;
    };
    readonly zones: ReadonlyArray<{
      readonly expressSlot: {
        readonly __typename: "TimeSlot";
      } | null | undefined;
      readonly id: string;
      readonly nextSlot: {
        readonly __typename: "TimeSlot";
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ZoneRow_zone">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddressLink_user">;
  readonly " $fragmentType": "HomeDelivery_user";
};
export type HomeDelivery_user$key = {
  readonly " $data"?: HomeDelivery_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeDelivery_user">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeDelivery_user",
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
        },
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "TimeSlot",
              "kind": "LinkedField",
              "name": "nextSlot",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "TimeSlot",
              "kind": "LinkedField",
              "name": "expressSlot",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ZoneRow_zone"
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
      "name": "AddressLink_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "4559732c7ec333424cc9f2c311d8ad40";

export default node;
