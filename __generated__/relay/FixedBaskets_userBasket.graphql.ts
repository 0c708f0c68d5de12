/**
 * @generated SignedSource<<b527eb15d8a81750cbfd5f7d595a4bc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FixedBaskets_userBasket$data = {
  readonly fixed: ReadonlyArray<{
    readonly period: {
      readonly deliveryDay: string;
      readonly id: string;
    };
    readonly slot: {
      readonly from: string;
      readonly to: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "FixedBaskets_userBasket";
};
export type FixedBaskets_userBasket$key = {
  readonly " $data"?: FixedBaskets_userBasket$data;
  readonly " $fragmentSpreads": FragmentRefs<"FixedBaskets_userBasket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FixedBaskets_userBasket",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FixedBasket",
      "kind": "LinkedField",
      "name": "fixed",
      "plural": true,
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
              "name": "id",
              "storageKey": null
            },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserBasket",
  "abstractKey": null
};

(node as any).hash = "75c5a6df8e062fe85133a65da31dc301";

export default node;
