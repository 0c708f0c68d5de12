/**
 * @generated SignedSource<<4d75a6ab289e3782f57539b710b2b32d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportedProblem_line$data = {
  readonly price: number;
  readonly productName: string;
  readonly variantName: string;
  readonly " $fragmentType": "ReportedProblem_line";
};
export type ReportedProblem_line$key = {
  readonly " $data"?: ReportedProblem_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportedProblem_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportedProblem_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variantName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    }
  ],
  "type": "OrderLine",
  "abstractKey": null
};

(node as any).hash = "7058e8abc37c94f3f17b5a2d45c38300";

export default node;
