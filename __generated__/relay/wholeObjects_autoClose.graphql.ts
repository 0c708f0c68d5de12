/**
 * @generated SignedSource<<d799f42027c0240c190bd84334592960>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AutoCloseCode = "ADDRESS_OUTSIDE_ZONE" | "BALANCE_NEEDS_ADDRESS" | "CART_CHANGED" | "MAX_REACHED" | "NO_ADDRESS" | "NO_ALCOHOL" | "NO_CARD" | "NO_CREDIT" | "NO_DELIVERY" | "NO_PLACE" | "TOTAL_RAISED" | "UNAVAILABLE" | "authentication" | "declined" | "expiredCard" | "insufficientFunds" | "other" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type wholeObjects_autoClose$data = {
  readonly buys: boolean;
  readonly charged: number;
  readonly credit: number;
  readonly reasons: ReadonlyArray<{
    readonly code: AutoCloseCode;
    readonly message: string;
  }>;
  readonly " $fragmentType": "wholeObjects_autoClose";
};
export type wholeObjects_autoClose$key = {
  readonly " $data"?: wholeObjects_autoClose$data;
  readonly " $fragmentSpreads": FragmentRefs<"wholeObjects_autoClose">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "wholeObjects_autoClose",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buys",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "charged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AutoCloseReason",
      "kind": "LinkedField",
      "name": "reasons",
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
  "type": "AutoClosePreview",
  "abstractKey": null
};

(node as any).hash = "20c0e362ff3869914461cc9b37d1f93f";

export default node;
