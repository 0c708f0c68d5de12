/**
 * @generated SignedSource<<a3f9e7936ee6b151071257fc305636e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeskSeller_seller$data = {
  readonly id: string;
  readonly name: string;
  readonly version: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"sellerValues_seller">;
  readonly " $fragmentType": "DeskSeller_seller";
};
export type DeskSeller_seller$key = {
  readonly " $data"?: DeskSeller_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskSeller_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskSeller_seller",
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
      "name": "version",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "sellerValues_seller",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deactivatedUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "regional",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BilingualText",
          "kind": "LinkedField",
          "name": "descriptions",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "primary",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "secondary",
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
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "0822d04fca887d705e4a8afc31293b78";

export default node;
