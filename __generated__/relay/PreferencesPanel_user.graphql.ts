/**
 * @generated SignedSource<<02908bd92a63fb5fe95f9b85bfa26295>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShippingPreference = "pickup" | "ship" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PreferencesPanel_user$data = {
  readonly hasReusableBox: boolean;
  readonly preferredLocationId: string | null | undefined;
  readonly shippingPreference: ShippingPreference | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "PreferencesPanel_user";
};
export type PreferencesPanel_user$key = {
  readonly " $data"?: PreferencesPanel_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreferencesPanel_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreferencesPanel_user",
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

(node as any).hash = "a47596128f251f56f1dc88aab99555e8";

export default node;
