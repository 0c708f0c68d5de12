/**
 * @generated SignedSource<<caf0ad5b8debd34813f3e59c85e23b7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BasketFrequency = "bimonthly" | "biweekly" | "monthly" | "quarterly" | "semiannual" | "weekly" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserBasketPart_userBasket$data = {
  readonly agreedTotal: number;
  readonly basket: {
    readonly frequency: BasketFrequency;
    readonly name: string;
    readonly price: number;
    readonly " $fragmentSpreads": FragmentRefs<"BasketPictures_basket">;
  };
  readonly id: string;
  readonly isPaused: boolean;
  readonly location: {
    readonly name: string;
  } | null | undefined;
  readonly next: {
    readonly slot: {
      readonly from: string;
      readonly to: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"NextBasket_next">;
  } | null | undefined;
  readonly note: string | null | undefined;
  readonly shippingZone: {
    readonly name: string;
  } | null | undefined;
  readonly total: number;
  readonly " $fragmentSpreads": FragmentRefs<"BasketPlaceDialog_userBasket" | "BasketWarnings_userBasket" | "CancelBasket_userBasket" | "PauseWeeks_userBasket" | "RaisedBasket_userBasket">;
  readonly " $fragmentType": "UserBasketPart_userBasket";
};
export type UserBasketPart_userBasket$key = {
  readonly " $data"?: UserBasketPart_userBasket$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserBasketPart_userBasket">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserBasketPart_userBasket",
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
      "kind": "ScalarField",
      "name": "isPaused",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frequency",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BasketPictures_basket"
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
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
      "concreteType": "NextBasket",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": [
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NextBasket_next"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaisedBasket_userBasket"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BasketWarnings_userBasket"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PauseWeeks_userBasket"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BasketPlaceDialog_userBasket"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelBasket_userBasket"
    }
  ],
  "type": "UserBasket",
  "abstractKey": null
};
})();

(node as any).hash = "b719dae4261ca8d10336a1b427fdaf8e";

export default node;
