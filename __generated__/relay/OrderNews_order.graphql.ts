/**
 * @generated SignedSource<<798438a560e5fa6bf44498336d5122b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderNews_order$data = {
  readonly mergedInto: {
    readonly id: string;
    readonly number: number;
  } | null | undefined;
  readonly mergedOrders: ReadonlyArray<{
    readonly id: string;
    readonly number: number;
  }>;
  readonly paymentPage: string | null | undefined;
  readonly refundedToBalance: number;
  readonly refundedToCard: number;
  readonly " $fragmentType": "OrderNews_order";
};
export type OrderNews_order$key = {
  readonly " $data"?: OrderNews_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderNews_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "number",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderNews_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundedToCard",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundedToBalance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "mergedInto",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "mergedOrders",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "c456b53a05e940c32f153edc779a87c0";

export default node;
