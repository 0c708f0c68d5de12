/**
 * @generated SignedSource<<4eeab9373e124588abccc6fd91e36268>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LineStatus = "missing" | "packed" | "preparing" | "received" | "waiting" | "%future added value";
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderQuantities_order$data = {
  readonly id: string;
  readonly products: ReadonlyArray<{
    readonly id: string;
    readonly missing: number;
    readonly missingReturned: number;
    readonly productName: string;
    readonly quantity: number;
    readonly returned: number;
    readonly status: LineStatus;
    readonly variantName: string;
  }>;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"QuantityForm_order">;
  readonly " $fragmentType": "OrderQuantities_order";
};
export type OrderQuantities_order$key = {
  readonly " $data"?: OrderQuantities_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderQuantities_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderQuantities_order",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "variantName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missingReturned",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuantityForm_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "5277cd85b76f4d4861b55a7e070e1dbf";

export default node;
