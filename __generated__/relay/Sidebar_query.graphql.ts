/**
 * @generated SignedSource<<1524f3b2782688916d3f90f64907f7f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sidebar_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SidebarLinks_query">;
  readonly " $fragmentType": "Sidebar_query";
};
export type Sidebar_query$key = {
  readonly " $data"?: Sidebar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sidebar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sidebar_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SidebarLinks_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "503a44c939fe5f12044e0fdfb7d0ec99";

export default node;
