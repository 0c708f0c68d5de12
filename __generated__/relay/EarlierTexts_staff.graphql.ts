/**
 * @generated SignedSource<<fff483089e67318fdd964e2b8545c6ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EarlierTexts_staff$data = {
  readonly siteVersions: ReadonlyArray<{
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "4a084a4bc164673bd15c40ad005f6336";

export default node;
