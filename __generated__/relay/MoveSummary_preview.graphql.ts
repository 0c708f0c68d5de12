/**
 * @generated SignedSource<<b0c25f569d917547c2197643f95184d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StayReason = "basket" | "cancelling" | "closed" | "delivery" | "express" | "moved" | "pickup" | "there" | "worked_on" | "zone" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MoveSummary_preview$data = {
  readonly cheaper: number;
  readonly cheaperBy: number;
  readonly dearer: number;
  readonly dearerBy: number;
  readonly groups: ReadonlyArray<{
    readonly orders: number;
    readonly place: string;
    readonly slot: {
      readonly from: string;
      readonly to: string;
    } | null | undefined;
    readonly toPlace: string;
    readonly toSlot: {
      readonly from: string;
      readonly to: string;
    };
  }>;
  readonly mails: number;
  readonly orders: number;
  readonly outsideHours: {
    readonly from: string;
    readonly to: string;
  } | null | undefined;
  readonly payments: number;
  readonly staying: ReadonlyArray<{
    readonly number: number;
    readonly reason: StayReason;
  }>;
  readonly withoutAddress: number;
  readonly " $fragmentType": "MoveSummary_preview";
};
export type MoveSummary_preview$key = {
  readonly " $data"?: MoveSummary_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveSummary_preview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orders",
  "storageKey": null
},
v1 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveSummary_preview",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderMoveGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "place",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TimeSlot",
          "kind": "LinkedField",
          "name": "slot",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toPlace",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TimeSlot",
          "kind": "LinkedField",
          "name": "toSlot",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StayingOrder",
      "kind": "LinkedField",
      "name": "staying",
      "plural": true,
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
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mails",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withoutAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cheaper",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cheaperBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dearer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dearerBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TimeSlot",
      "kind": "LinkedField",
      "name": "outsideHours",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "OrderMovePreview",
  "abstractKey": null
};
})();

(node as any).hash = "b4e9a1d43ae96781a2331d157ec0e1d7";

export default node;
