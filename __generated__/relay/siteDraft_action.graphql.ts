/**
 * @generated SignedSource<<9b46918359c9cc639b266368483a5beb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type siteDraft_action$data = {
  readonly close: boolean;
  readonly external: boolean;
  readonly text: {
    readonly primary: string;
    readonly secondary: string | null | undefined;
  };
  readonly url: string | null | undefined;
  readonly " $fragmentType": "siteDraft_action";
};
export type siteDraft_action$key = {
  readonly " $data"?: siteDraft_action$data;
  readonly " $fragmentSpreads": FragmentRefs<"siteDraft_action">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "siteDraft_action",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BilingualText",
      "kind": "LinkedField",
      "name": "text",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "primary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secondary",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "close",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "external",
      "storageKey": null
    }
  ],
  "type": "Action",
  "abstractKey": null
};

(node as any).hash = "b3c4b514799b4e294e2ed7da1f73a526";

export default node;
