/**
 * @generated SignedSource<<a5210ecc6203ed949c69c810f88cffc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OutlineKind = "area" | "river" | "water" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlaceMap_market$data = {
  readonly outlines: ReadonlyArray<{
    readonly kind: OutlineKind;
    readonly name: string | null | undefined;
    readonly points: ReadonlyArray<number>;
  }>;
  readonly " $fragmentType": "PlaceMap_market";
};
export type PlaceMap_market$key = {
  readonly " $data"?: PlaceMap_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceMap_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceMap_market",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MapOutline",
      "kind": "LinkedField",
      "name": "outlines",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "points",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Market",
  "abstractKey": null
};

(node as any).hash = "1feac1f6d9e3659bc47bc16d53ac4e5f";

export default node;
