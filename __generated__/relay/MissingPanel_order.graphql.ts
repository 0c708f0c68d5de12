/**
 * @generated SignedSource<<0c147418ddfb4c7fd17eb85e66688bc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LineStatus = "missing" | "packed" | "preparing" | "received" | "waiting" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MissingPanel_order$data = {
  readonly history: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly id: string;
  readonly products: ReadonlyArray<{
    readonly id: string;
    readonly price: number;
    readonly productName: string;
    readonly quantity: number;
    readonly returned: number;
    readonly status: LineStatus;
  }>;
  readonly refundedToBalance: number;
  readonly refundedToCard: number;
  readonly " $fragmentType": "MissingPanel_order";
};
export type MissingPanel_order$key = {
  readonly " $data"?: MissingPanel_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingPanel_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MissingPanel_order",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "price",
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
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderEvent",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "e5a351809f5bb134220032dc59131621";

export default node;
