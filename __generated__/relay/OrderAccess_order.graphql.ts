/**
 * @generated SignedSource<<0c29e97bf8d2d81978587ae9856d16c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderAccess_order$data = {
  readonly calendar: string | null | undefined;
  readonly id: string;
  readonly link: string;
  readonly location: {
    readonly __typename: "Location";
  } | null | undefined;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"changeUntil_order">;
  readonly " $fragmentType": "OrderAccess_order";
};
export type OrderAccess_order$key = {
  readonly " $data"?: OrderAccess_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAccess_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderAccess_order",
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
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "calendar",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "changeUntil_order",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changeableUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromStorage",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "035e88846121867a6ee8fb9ee546b501";

export default node;
