/**
 * @generated SignedSource<<33a9f24ae86592288e4aa405d436495f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderAgainShortage = "cart_full" | "fewer" | "not_sold" | "sold_out" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderAgainResult_payload$data = {
  readonly changes: ReadonlyArray<{
    readonly line: {
      readonly id: string;
      readonly price: number;
      readonly productName: string;
      readonly variantName: string;
    };
    readonly ordered: number;
    readonly quantity: number;
    readonly shortage: OrderAgainShortage | null | undefined;
    readonly variant: {
      readonly name: string;
      readonly price: number;
      readonly product: {
        readonly handle: string;
      };
    } | null | undefined;
  }>;
  readonly units: number;
  readonly " $fragmentType": "OrderAgainResult_payload";
};
export type OrderAgainResult_payload$key = {
  readonly " $data"?: OrderAgainResult_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAgainResult_payload">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderAgainResult_payload",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "units",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderAgainChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
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
          "name": "ordered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shortage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderLine",
          "kind": "LinkedField",
          "name": "line",
          "plural": false,
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Variant",
          "kind": "LinkedField",
          "name": "variant",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "handle",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderAgainPayload",
  "abstractKey": null
};
})();

(node as any).hash = "7efe4c74023826e3aa871867328830eb";

export default node;
