/**
 * @generated SignedSource<<8e45b370074a56a889336a1234c2c1d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerHead_seller$data = {
  readonly createdAt: string;
  readonly name: string;
  readonly regional: boolean;
  readonly town: string | null | undefined;
  readonly trade: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SellerBanner_seller">;
  readonly " $fragmentType": "SellerHead_seller";
};
export type SellerHead_seller$key = {
  readonly " $data"?: SellerHead_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerHead_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerHead_seller",
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
      "name": "trade",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "town",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "regional",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerBanner_seller"
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "9f3f54cf5c1c1c1667df8039eff52b93";

export default node;
