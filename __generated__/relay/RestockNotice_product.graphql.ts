/**
 * @generated SignedSource<<1e90aa3f40b6fc40c4f648b93701c107>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RestockNotice_product$data = {
  readonly id: string;
  readonly " $fragmentType": "RestockNotice_product";
};
export type RestockNotice_product$key = {
  readonly " $data"?: RestockNotice_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestockNotice_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestockNotice_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "c0dbc1b11b4fa2b985d4314688cfcec4";

export default node;
