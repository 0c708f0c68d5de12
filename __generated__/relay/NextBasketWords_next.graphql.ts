/**
 * @generated SignedSource<<dfe975546282c51770ee63f20d3c3c61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextBasketWords_next$data = {
  readonly changeBy: string;
  readonly location: {
    readonly __typename: "Location";
  } | null | undefined;
  readonly shippingZone: {
    readonly __typename: "ShippingZone";
  } | null | undefined;
  readonly slot: {
    readonly from: string;
    readonly to: string;
  } | null | undefined;
  readonly " $fragmentType": "NextBasketWords_next";
};
export type NextBasketWords_next$key = {
  readonly " $data"?: NextBasketWords_next$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextBasketWords_next">;
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
  "name": "NextBasketWords_next",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingZone",
      "kind": "LinkedField",
      "name": "shippingZone",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changeBy",
      "storageKey": null
    }
  ],
  "type": "NextBasket",
  "abstractKey": null
};
})();

(node as any).hash = "bc0bb7e7e2fef08a485e67ee4c6dca7d";

export default node;
