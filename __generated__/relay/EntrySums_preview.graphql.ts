/**
 * @generated SignedSource<<1a107813484dbbf629a65cbb973eae4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AutoCloseCode = "ADDRESS_OUTSIDE_ZONE" | "BALANCE_NEEDS_ADDRESS" | "CART_CHANGED" | "MAX_REACHED" | "NO_ADDRESS" | "NO_ALCOHOL" | "NO_CARD" | "NO_CREDIT" | "NO_DELIVERY" | "NO_PLACE" | "TOTAL_RAISED" | "UNAVAILABLE" | "authentication" | "declined" | "expiredCard" | "insufficientFunds" | "other" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EntrySums_preview$data = {
  readonly creditLeft: number;
  readonly items: ReadonlyArray<{
    readonly quantity: number;
  }>;
  readonly problems: ReadonlyArray<{
    readonly code: AutoCloseCode;
    readonly message: string;
  }>;
  readonly slot: {
    readonly from: string;
    readonly to: string;
  } | null | undefined;
  readonly totals: {
    readonly credit: number;
    readonly delivery: number;
    readonly deposits: number;
    readonly fee: number;
    readonly gst: number;
    readonly items: number;
    readonly pst: number;
    readonly total: number;
  };
  readonly " $fragmentType": "EntrySums_preview";
};
export type EntrySums_preview$key = {
  readonly " $data"?: EntrySums_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntrySums_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntrySums_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EnteredItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Totals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "items",
          "storageKey": null
        },
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
          "name": "delivery",
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
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "credit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditLeft",
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
      "concreteType": "AutoCloseReason",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EnteredOrderPreview",
  "abstractKey": null
};

(node as any).hash = "59965968c917df1da88926925e83ff0d";

export default node;
