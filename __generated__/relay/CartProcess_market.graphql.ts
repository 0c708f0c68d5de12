/**
 * @generated SignedSource<<d3fe9bf868418f2613d054fce8b69832>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartProcess_market$data = {
  readonly expressLeadHours: number;
  readonly membershipPrice: number;
  readonly orderFee: number;
  readonly " $fragmentSpreads": FragmentRefs<"ReusableBox_market">;
  readonly " $fragmentType": "CartProcess_market";
};
export type CartProcess_market$key = {
  readonly " $data"?: CartProcess_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartProcess_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartProcess_market",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "membershipPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderFee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expressLeadHours",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReusableBox_market"
    }
  ],
  "type": "Market",
  "abstractKey": null
};

(node as any).hash = "4235cfe02ab20188eb984e1dec92ec96";

export default node;
