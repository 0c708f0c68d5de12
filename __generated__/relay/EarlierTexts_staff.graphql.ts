/**
 * @generated SignedSource<<a1b327c6d1c12fe944341ecd112983bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OperatorPageName = "faq" | "privacy" | "producers" | "terms" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EarlierTexts_staff$data = {
  readonly siteVersions: ReadonlyArray<{
    readonly changedLinks: boolean;
    readonly changedTexts: ReadonlyArray<OperatorPageName>;
    readonly until: string;
    readonly version: number;
  }>;
  readonly " $fragmentType": "EarlierTexts_staff";
};
export type EarlierTexts_staff$key = {
  readonly " $data"?: EarlierTexts_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarlierTexts_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EarlierTexts_staff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteVersion",
      "kind": "LinkedField",
      "name": "siteVersions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedTexts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedLinks",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "ba918ccf9814a666104820eba07bc8f1";

export default node;
