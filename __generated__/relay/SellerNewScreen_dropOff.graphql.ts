/**
 * @generated SignedSource<<cc197a0962ae2982536f24b1a3cdae00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerNewScreen_dropOff$data = {
  readonly from: string;
  readonly place: {
    readonly primary: string;
    readonly secondary: string | null | undefined;
  } | null | undefined;
  readonly to: string;
  readonly weekday: number;
  readonly " $fragmentType": "SellerNewScreen_dropOff";
};
export type SellerNewScreen_dropOff$key = {
  readonly " $data"?: SellerNewScreen_dropOff$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerNewScreen_dropOff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerNewScreen_dropOff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BilingualText",
      "kind": "LinkedField",
      "name": "place",
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
  "type": "DropOff",
  "abstractKey": null
};

(node as any).hash = "116bcb899749aced93043317aeb1e90a";

export default node;
