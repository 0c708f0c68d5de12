/**
 * @generated SignedSource<<6c01a172c6b01953a76a65372453bf3f>>
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
    readonly changes: ReadonlyArray<{
      readonly after: string | null | undefined;
      readonly before: string | null | undefined;
      readonly column: string | null | undefined;
      readonly key: string;
    }>;
    readonly count: number;
    readonly number: number;
    readonly source: CatalogueSource;
    readonly undoneAt: string | null | undefined;
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
          "name": "count",
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
          "alias": null,
          "args": null,
          "concreteType": "CatalogueChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "column",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "before",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "after",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "966f882c5be69a02012edbe88ed04f9b";

export default node;
