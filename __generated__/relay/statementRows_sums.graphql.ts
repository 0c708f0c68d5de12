/**
 * @generated SignedSource<<5cfa25dc5f374cc00b094f132a2d26b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type statementRows_sums$data = {
  readonly commission: number;
  readonly earlier: number;
  readonly missing: number;
  readonly owed: number;
  readonly returned: number;
  readonly sold: number;
  readonly " $fragmentType": "statementRows_sums";
};
export type statementRows_sums$key = {
  readonly " $data"?: statementRows_sums$data;
  readonly " $fragmentSpreads": FragmentRefs<"statementRows_sums">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "statementRows_sums",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "earlier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commission",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "owed",
      "storageKey": null
    }
  ],
  "type": "StatementSums",
  "abstractKey": null
};

(node as any).hash = "642a11a779a1f9bcad23d3c68918b362";

export default node;
