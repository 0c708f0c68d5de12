/**
 * @generated SignedSource<<94d3e0478162d3e14db349821e0a511a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketWarnings_userBasket$data = {
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
  readonly " $fragmentType": "BasketWarnings_userBasket";
};
export type BasketWarnings_userBasket$key = {
  readonly " $data"?: BasketWarnings_userBasket$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketWarnings_userBasket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketWarnings_userBasket",
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

(node as any).hash = "d7efc9c4a3e70c97ede133e50823cbb5";

export default node;
