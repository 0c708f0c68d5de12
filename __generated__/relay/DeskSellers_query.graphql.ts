/**
 * @generated SignedSource<<7806906d1a58b9b1d5a0b20cc8448b1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeskSellers_query$data = {
  readonly staff: {
    readonly sellers: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"DeskSeller_seller">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "DeskSellers_query";
};
export type DeskSellers_query$key = {
  readonly " $data"?: DeskSellers_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskSellers_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "words"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskSellers_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Staff",
      "kind": "LinkedField",
      "name": "staff",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "words",
              "variableName": "words"
            }
          ],
          "concreteType": "Seller",
          "kind": "LinkedField",
          "name": "sellers",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "DeskSeller_seller"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a31bef61eeb6808a7fc0c3b014652e1d";

export default node;
