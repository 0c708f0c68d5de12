/**
 * @generated SignedSource<<724e0c171972cfa3cb3d67d0df588098>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WatchReason = "disputed" | "missing" | "outside_zone" | "pending" | "refund_refused" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WeekWatched_week$data = {
  readonly watched: ReadonlyArray<{
    readonly missing: number;
    readonly order: {
      readonly customerName: string;
      readonly id: string;
      readonly number: number;
      readonly products: ReadonlyArray<{
        readonly missing: number;
        readonly productName: string;
      }>;
      readonly total: number;
    };
    readonly reasons: ReadonlyArray<WatchReason>;
    readonly refundRefused: number;
  }>;
  readonly watchedCount: number;
  readonly " $fragmentType": "WeekWatched_week";
};
export type WeekWatched_week$key = {
  readonly " $data"?: WeekWatched_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekWatched_week">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "missing",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeekWatched_week",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "watchedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WatchedOrder",
      "kind": "LinkedField",
      "name": "watched",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "order",
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
              "name": "number",
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
              "concreteType": "OrderLine",
              "kind": "LinkedField",
              "name": "products",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "productName",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reasons",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundRefused",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffWeek",
  "abstractKey": null
};
})();

(node as any).hash = "4f826102a5bfd37ed6f12e62603a9077";

export default node;
