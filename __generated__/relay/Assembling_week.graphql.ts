/**
 * @generated SignedSource<<13c343aa55ad185c0f5128b67f21bf88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Assembling_week$data = {
  readonly assemblies: ReadonlyArray<{
    readonly at: string;
    readonly by: string;
    readonly orders: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "Assembling_week";
};
export type Assembling_week$key = {
  readonly " $data"?: Assembling_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"Assembling_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Assembling_week",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Assembly",
      "kind": "LinkedField",
      "name": "assemblies",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orders",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PackingWeek",
  "abstractKey": null
};

(node as any).hash = "996f3d60c28b719f4ad28855fefc9563";

export default node;
