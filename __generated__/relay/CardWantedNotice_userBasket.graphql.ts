/**
 * @generated SignedSource<<3dbd4e7945661813167741259b7a8cc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardWantedNotice_userBasket$data = {
  readonly cardWanted: {
    readonly by: string;
    readonly period: {
      readonly startDate: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "CardWantedNotice_userBasket";
};
export type CardWantedNotice_userBasket$key = {
  readonly " $data"?: CardWantedNotice_userBasket$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardWantedNotice_userBasket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardWantedNotice_userBasket",
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
    }
  ],
  "type": "UserBasket",
  "abstractKey": null
};

(node as any).hash = "d3a62e850e66b1fe14b6de9a98d6400f";

export default node;
