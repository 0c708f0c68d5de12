/**
 * @generated SignedSource<<9dae631cf01b1679d41b78b8f7c0662c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketsSection_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PickupPoints_query">;
  readonly " $fragmentType": "BasketsSection_query";
};
export type BasketsSection_query$key = {
  readonly " $data"?: BasketsSection_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketsSection_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketsSection_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PickupPoints_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e253d6f91a458bd62c9e2a770bd1b751";

export default node;
