/**
 * @generated SignedSource<<869dc8e7693276cb8c4166545b9dd4a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogueSource = "form" | "import" | "undo" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RecentSavings_staff$data = {
  readonly catalogueSavings: ReadonlyArray<{
    readonly at: string;
    readonly number: number;
    readonly source: CatalogueSource;
    readonly undoneAt: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"SavingChanges_saving">;
  }>;
  readonly " $fragmentType": "RecentSavings_staff";
};
export type RecentSavings_staff$key = {
  readonly " $data"?: RecentSavings_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentSavings_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentSavings_staff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogueSaving",
      "kind": "LinkedField",
      "name": "catalogueSavings",
      "plural": true,
      "selections": [
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
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undoneAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SavingChanges_saving"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "68ed908f4f1e588fc1cfce89bb2d142f";

export default node;
