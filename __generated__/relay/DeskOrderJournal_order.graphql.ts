/**
 * @generated SignedSource<<2d298f97673ba317a0ab6534426706e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderEventAuthor = "customer" | "guest" | "market" | "staff" | "%future added value";
export type OrderEventKind = "adjusted" | "amount" | "answered" | "balance" | "card" | "cash" | "deposit" | "expired" | "joined" | "lines" | "link" | "missing" | "moved" | "paid" | "refund" | "removed" | "replaced" | "reported" | "returned" | "status" | "unlinked" | "unmoved" | "unreceived" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeskOrderJournal_order$data = {
  readonly cash: {
    readonly receivedAt: string | null | undefined;
  } | null | undefined;
  readonly customerName: string;
  readonly history: ReadonlyArray<{
    readonly at: string;
    readonly by: OrderEventAuthor;
    readonly id: string;
    readonly kind: OrderEventKind;
    readonly name: string;
    readonly note: string | null | undefined;
    readonly refusal: string | null | undefined;
    readonly shift: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"eventText_event">;
  }> | null | undefined;
  readonly " $fragmentType": "DeskOrderJournal_order";
};
export type DeskOrderJournal_order$key = {
  readonly " $data"?: DeskOrderJournal_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskOrderJournal_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "by",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskOrderJournal_order",
  "selections": [
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
      "concreteType": "OrderCash",
      "kind": "LinkedField",
      "name": "cash",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivedAt",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shift",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refusal",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "eventText_event",
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            (v1/*:: as any*/),
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "creditAsked",
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
              "name": "refund",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lineStatus",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lineMissing",
              "storageKey": null
            },
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "OrderLine",
              "kind": "LinkedField",
              "name": "lines",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "productName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "79ea9fc3ae2e635cb48492aa8cd7cad6";

export default node;
