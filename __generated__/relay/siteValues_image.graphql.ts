/**
 * @generated SignedSource<<90277cec2d384cabc1ef8da6e515ca2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type siteValues_image$data = {
  readonly altTexts: {
    readonly primary: string;
    readonly secondary: string | null | undefined;
  } | null | undefined;
  readonly path: string;
  readonly " $fragmentType": "siteValues_image";
};
export type siteValues_image$key = {
  readonly " $data"?: siteValues_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"siteValues_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "siteValues_image",
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

(node as any).hash = "33946fce60c5302acc2c90190a25abe7";

export default node;
