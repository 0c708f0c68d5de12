/**
 * @generated SignedSource<<dbab517e3a6a0201b46f72b247c1f10d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type siteValues_action$data = {
  readonly close: boolean;
  readonly external: boolean;
  readonly text: {
    readonly primary: string;
    readonly secondary: string | null | undefined;
  };
  readonly url: string | null | undefined;
  readonly " $fragmentType": "siteValues_action";
};
export type siteValues_action$key = {
  readonly " $data"?: siteValues_action$data;
  readonly " $fragmentSpreads": FragmentRefs<"siteValues_action">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "siteValues_action",
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

(node as any).hash = "54e42ce3f6f1a0b92a83fd85c85bfa5e";

export default node;
