/**
 * @generated SignedSource<<a8ecbc00812e942dacdd63d2c0ecad37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type salesRows_figures$data = {
  readonly adjustments: number;
  readonly card: number;
  readonly cardRefunded: number;
  readonly cash: number;
  readonly cashReceived: number;
  readonly cashRefunded: number;
  readonly creditRefunded: number;
  readonly creditUsed: number;
  readonly date: string | null | undefined;
  readonly memberships: number;
  readonly notRefunded: number;
  readonly orders: number;
  readonly refunded: {
    readonly delivery: number;
    readonly deposits: number;
    readonly discount: number;
    readonly fee: number;
    readonly goods: number;
    readonly gst: number;
    readonly memberships: number;
    readonly otherTax: number;
    readonly pst: number;
    readonly total: number;
  };
  readonly sold: {
    readonly delivery: number;
    readonly deposits: number;
    readonly discount: number;
    readonly fee: number;
    readonly goods: number;
    readonly gst: number;
    readonly memberships: number;
    readonly otherTax: number;
    readonly pst: number;
    readonly total: number;
  };
  readonly " $fragmentType": "salesRows_figures";
};
export type salesRows_figures$key = {
  readonly " $data"?: salesRows_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"salesRows_figures">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "memberships",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "goods",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fee",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "delivery",
    "storageKey": null
  },
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "deposits",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "discount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "gst",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "pst",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "otherTax",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "total",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "salesRows_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orders",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "card",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditUsed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cardRefunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditRefunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notRefunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adjustments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cashRefunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cashReceived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesSums",
      "kind": "LinkedField",
      "name": "sold",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesSums",
      "kind": "LinkedField",
      "name": "refunded",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SalesFigures",
  "abstractKey": null
};
})();

(node as any).hash = "bdc2878652c01f4a389839fe1afd2dc9";

export default node;
