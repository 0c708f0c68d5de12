/**
 * @generated SignedSource<<aea05c5ebf8cad97d3ef0e808a587c94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShippingPreference = "pickup" | "ship" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HabitsPanel_user$data = {
  readonly hasReusableBox: boolean;
  readonly preferredLocationId: string | null | undefined;
  readonly shippingPreference: ShippingPreference | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "HabitsPanel_user";
};
export type HabitsPanel_user$key = {
  readonly " $data"?: HabitsPanel_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"HabitsPanel_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HabitsPanel_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingPreference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preferredLocationId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasReusableBox",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "14c2224f796289b51b75a0759705a617";

export default node;
