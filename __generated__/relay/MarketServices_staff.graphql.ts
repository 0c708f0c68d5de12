/**
 * @generated SignedSource<<f201836db69f0dbb235441743b1b8512>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MarketServiceName = "address" | "mail" | "payment" | "signIn" | "%future added value";
export type MarketServiceSource = "none" | "real" | "standIn" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MarketServices_staff$data = {
  readonly services: {
    readonly checkedAt: string | null | undefined;
    readonly items: ReadonlyArray<{
      readonly name: MarketServiceName;
      readonly sentences: ReadonlyArray<string>;
      readonly source: MarketServiceSource;
      readonly works: boolean | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "MarketServices_staff";
};
export type MarketServices_staff$key = {
  readonly " $data"?: MarketServices_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketServices_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarketServices_staff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketServices",
      "kind": "LinkedField",
      "name": "services",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketService",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "source",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "works",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sentences",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "06b9ad494942e386b4128313ea4565a3";

export default node;
