/**
 * @generated SignedSource<<652f4276336171ea6b05eac79bda72af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type siteDraft_image$data = {
  readonly altTexts: {
    readonly primary: string;
    readonly secondary: string | null | undefined;
  } | null | undefined;
  readonly path: string;
  readonly " $fragmentType": "siteDraft_image";
};
export type siteDraft_image$key = {
  readonly " $data"?: siteDraft_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"siteDraft_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "siteDraft_image",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BilingualText",
      "kind": "LinkedField",
      "name": "altTexts",
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
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "cae71362f31efceb94975c91e0076eeb";

export default node;
