/**
 * @generated SignedSource<<0e350a1266bea202ad1e62b8ac7ff191>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RehearsalResult_rehearsal$data = {
  readonly bought: number;
  readonly carts: ReadonlyArray<{
    readonly card: string | null | undefined;
    readonly credit: number | null | undefined;
    readonly customer: string;
    readonly lines: number;
    readonly reasons: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly total: number | null | undefined;
  }>;
  readonly period: {
    readonly deliveryDay: string;
  };
  readonly refused: number;
  readonly total: number;
  readonly unsure: number;
  readonly waiting: number;
  readonly " $fragmentType": "RehearsalResult_rehearsal";
};
export type RehearsalResult_rehearsal$key = {
  readonly " $data"?: RehearsalResult_rehearsal$data;
  readonly " $fragmentSpreads": FragmentRefs<"RehearsalResult_rehearsal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RehearsalResult_rehearsal",
  "selections": [
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bought",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refused",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unsure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waiting",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RehearsedCart",
      "kind": "LinkedField",
      "name": "carts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lines",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "card",
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
              "name": "message",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClosingRehearsal",
  "abstractKey": null
};
})();

(node as any).hash = "e09b2bb33a651185fb8ceb8178500d46";

export default node;
