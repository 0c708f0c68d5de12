/**
 * @generated SignedSource<<98a187188c079b6f1245f593e77c88cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketTimePanel_staff$data = {
  readonly marketTime: {
    readonly firstWeekday: number;
    readonly sold: number;
    readonly timeZone: string;
    readonly version: number;
  };
  readonly " $fragmentType": "MarketTimePanel_staff";
};
export type MarketTimePanel_staff$key = {
  readonly " $data"?: MarketTimePanel_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketTimePanel_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarketTimePanel_staff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketTime",
      "kind": "LinkedField",
      "name": "marketTime",
      "plural": false,
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
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstWeekday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sold",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "00f368d96f99a14831be2e8406e3049d";

export default node;
