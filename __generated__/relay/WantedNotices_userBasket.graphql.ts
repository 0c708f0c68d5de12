/**
 * @generated SignedSource<<490681bbe7ebdfcc0ebb25bdf729d1b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WantedNotices_userBasket$data = {
  readonly cardWanted: {
    readonly by: string;
    readonly period: {
      readonly startDate: string;
    };
  } | null | undefined;
  readonly shippingZone: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "WantedNotices_userBasket";
};
export type WantedNotices_userBasket$key = {
  readonly " $data"?: WantedNotices_userBasket$data;
  readonly " $fragmentSpreads": FragmentRefs<"WantedNotices_userBasket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WantedNotices_userBasket",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CardWanted",
      "kind": "LinkedField",
      "name": "cardWanted",
      "plural": false,
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
              "name": "startDate",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingZone",
      "kind": "LinkedField",
      "name": "shippingZone",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserBasket",
  "abstractKey": null
};

(node as any).hash = "499b6b8778de1fe3d7665ff77abb3188";

export default node;
