/**
 * @generated SignedSource<<540c6838e1e5a245fc8cbc4ad9d35764>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariantStock_variant$data = {
  readonly id: string;
  readonly name: string;
  readonly stock: number;
  readonly stockMdo: number;
  readonly stockMdoOnHold: number | null | undefined;
  readonly stockOnHold: number;
  readonly stored: boolean;
  readonly trackStock: boolean;
  readonly " $fragmentType": "VariantStock_variant";
};
export type VariantStock_variant$key = {
  readonly " $data"?: VariantStock_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantStock_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VariantStock_variant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "trackStock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stored",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockOnHold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockMdo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockMdoOnHold",
      "storageKey": null
    }
  ],
  "type": "Variant",
  "abstractKey": null
};

(node as any).hash = "e228dc9a365fd83a8c428b5e10d29be3";

export default node;
