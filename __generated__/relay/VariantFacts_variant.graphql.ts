/**
 * @generated SignedSource<<7812a52a385364fc915716082d4b34be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariantFacts_variant$data = {
  readonly deposit: number;
  readonly trackStock: boolean;
  readonly " $fragmentType": "VariantFacts_variant";
};
export type VariantFacts_variant$key = {
  readonly " $data"?: VariantFacts_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantFacts_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VariantFacts_variant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackStock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deposit",
      "storageKey": null
    }
  ],
  "type": "Variant",
  "abstractKey": null
};

(node as any).hash = "f96f5a77c117963b9a0c8abc3e5d8517";

export default node;
