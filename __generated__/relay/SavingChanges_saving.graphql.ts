/**
 * @generated SignedSource<<bdc98a0b5c75f3aa88030bf9c559da7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogueKind = "baskets" | "collections" | "locations" | "products" | "sellers" | "synonyms" | "zones" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SavingChanges_saving$data = {
  readonly changes: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string | null | undefined;
    readonly column: string | null | undefined;
    readonly key: string;
    readonly kind: CatalogueKind;
    readonly name: string;
  }>;
  readonly count: number;
  readonly " $fragmentType": "SavingChanges_saving";
};
export type SavingChanges_saving$key = {
  readonly " $data"?: SavingChanges_saving$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavingChanges_saving">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavingChanges_saving",
  "selections": [
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
      "concreteType": "CatalogueChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
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
          "name": "name",
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
  "type": "CatalogueSaving",
  "abstractKey": null
};

(node as any).hash = "c9bf1c3bd519dbf6831c08a6b07aa6f9";

export default node;
