/**
 * @generated SignedSource<<333142f1d717d31af4a3ac5299f42aa3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ordersFile_order$data = {
  readonly cash: {
    readonly byLink: boolean;
    readonly due: number;
  } | null | undefined;
  readonly contact: {
    readonly email: string | null | undefined;
    readonly phone: string | null | undefined;
  } | null | undefined;
  readonly createdAt: string;
  readonly customerName: string;
  readonly location: {
    readonly name: string;
  } | null | undefined;
  readonly number: number;
  readonly period: {
    readonly deliveryDay: string;
  };
  readonly products: ReadonlyArray<{
    readonly quantity: number;
    readonly reusableBox: boolean;
  }>;
  readonly shippingZone: {
    readonly name: string;
  } | null | undefined;
  readonly status: OrderStatus;
  readonly total: number;
  readonly " $fragmentType": "ordersFile_order";
};
export type ordersFile_order$key = {
  readonly " $data"?: ordersFile_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ordersFile_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ordersFile_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
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
      "concreteType": "OrderCash",
      "kind": "LinkedField",
      "name": "cash",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "due",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byLink",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Period",
      "kind": "LinkedField",
      "name": "period",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryDay",
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
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        }
      ],
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
          "name": "reusableBox",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "c2acabf32ce51c85196c422124842084";

export default node;
