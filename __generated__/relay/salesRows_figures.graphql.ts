/**
 * @generated SignedSource<<adc1e64ac4275e0aa0b34431251131ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type salesRows_figures$data = {
  readonly adjustments: number;
  readonly awaiting: number;
  readonly awaitingDropped: number;
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
      "kind": "ScalarField",
      "name": "awaiting",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awaitingDropped",
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

(node as any).hash = "a911a2674dc15093e6ff6286c3504dd4";

export default node;
