/**
 * @generated SignedSource<<240f83e6776f261d6f122ebf12dba4df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UndeclaredNeedKind = "certified" | "contents" | "elsewhere" | "health" | "organic" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UndeclaredNeeds_search$data = {
  readonly undeclaredNeeds: ReadonlyArray<{
    readonly kind: UndeclaredNeedKind;
    readonly words: string;
  }>;
  readonly " $fragmentType": "UndeclaredNeeds_search";
};
export type UndeclaredNeeds_search$key = {
  readonly " $data"?: UndeclaredNeeds_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndeclaredNeeds_search">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UndeclaredNeeds_search",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UndeclaredNeed",
      "kind": "LinkedField",
      "name": "undeclaredNeeds",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchConnection",
  "abstractKey": null
};

(node as any).hash = "652a298a5573f56d230b142dd4d0ddd0";

export default node;
