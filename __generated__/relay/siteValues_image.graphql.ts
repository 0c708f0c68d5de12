/**
 * @generated SignedSource<<f020bea0cb32b58013278206c9f87c80>>
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
  readonly " $fragmentSpreads": FragmentRefs<"pictureValues_crop">;
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
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "pictureValues_crop",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FocalPoint",
          "kind": "LinkedField",
          "name": "focalPoint",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "x",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "y",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uncropped",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "0c0ff29786f254358b3f07dd7fe0a369";

export default node;
