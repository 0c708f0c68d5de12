/**
 * @generated SignedSource<<58cfcafb538156ca30cc6a5549d5275d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ZoneRow_zone$data = {
  readonly expressSlot: {
    readonly " $fragmentSpreads": FragmentRefs<"slotText_slot">;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly nextSlot: {
    readonly " $fragmentSpreads": FragmentRefs<"slotText_slot">;
  } | null | undefined;
  readonly price: number;
  readonly weekday: number;
  readonly " $fragmentType": "ZoneRow_zone";
};
export type ZoneRow_zone$key = {
  readonly " $data"?: ZoneRow_zone$data;
  readonly " $fragmentSpreads": FragmentRefs<"ZoneRow_zone">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "slotText_slot",
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
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ZoneRow_zone",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TimeSlot",
      "kind": "LinkedField",
      "name": "nextSlot",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TimeSlot",
      "kind": "LinkedField",
      "name": "expressSlot",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ShippingZone",
  "abstractKey": null
};
})();

(node as any).hash = "281ea85de0e9bd15960728edacfa30c1";

export default node;
