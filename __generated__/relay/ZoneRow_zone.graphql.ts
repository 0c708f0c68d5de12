/**
 * @generated SignedSource<<03418019cb200259823674717cb28829>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ZoneRow_zone$data = {
  readonly id: string;
  readonly name: string;
  readonly nextSlot: {
    readonly " $fragmentSpreads": FragmentRefs<"slotText_slot">;
  } | null | undefined;
  readonly price: number;
  readonly " $fragmentType": "ZoneRow_zone";
};
export type ZoneRow_zone$key = {
  readonly " $data"?: ZoneRow_zone$data;
  readonly " $fragmentSpreads": FragmentRefs<"ZoneRow_zone">;
};

const node: ReaderFragment = {
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
      "concreteType": "TimeSlot",
      "kind": "LinkedField",
      "name": "nextSlot",
      "plural": false,
      "selections": [
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
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShippingZone",
  "abstractKey": null
};

(node as any).hash = "a8fb34431164be114f71771f8723fa3e";

export default node;
