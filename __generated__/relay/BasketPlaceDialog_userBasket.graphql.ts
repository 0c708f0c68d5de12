/**
 * @generated SignedSource<<84d1ac62a4c8e8adf6fa6b2277423632>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketPlaceDialog_userBasket$data = {
  readonly agreedTotal: number;
  readonly basket: {
    readonly name: string;
  };
  readonly id: string;
  readonly location: {
    readonly id: string;
  } | null | undefined;
  readonly next: {
    readonly period: {
      readonly id: string;
    };
    readonly slot: {
      readonly from: string;
      readonly to: string;
    } | null | undefined;
  } | null | undefined;
  readonly note: string | null | undefined;
  readonly shippingZone: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ZoneRow_zone">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FixedBaskets_userBasket">;
  readonly " $fragmentType": "BasketPlaceDialog_userBasket";
};
export type BasketPlaceDialog_userBasket$key = {
  readonly " $data"?: BasketPlaceDialog_userBasket$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketPlaceDialog_userBasket">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketPlaceDialog_userBasket",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Basket",
      "kind": "LinkedField",
      "name": "basket",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingZone",
      "kind": "LinkedField",
      "name": "shippingZone",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ZoneRow_zone"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agreedTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NextBasket",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Period",
          "kind": "LinkedField",
          "name": "period",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TimeSlot",
          "kind": "LinkedField",
          "name": "slot",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
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
      "name": "FixedBaskets_userBasket"
    }
  ],
  "type": "UserBasket",
  "abstractKey": null
};
})();

(node as any).hash = "f4d10df3bebcb01f21c8ebf182eca61b";

export default node;
