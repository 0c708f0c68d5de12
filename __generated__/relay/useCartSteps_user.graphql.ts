/**
 * @generated SignedSource<<6a6e4158518e5f21f4510371cf27194f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCartSteps_user$data = {
  readonly shippingAddress: {
    readonly zones: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "useCartSteps_user";
};
export type useCartSteps_user$key = {
  readonly " $data"?: useCartSteps_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCartSteps_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCartSteps_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingAddress",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ShippingZone",
          "kind": "LinkedField",
          "name": "zones",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "94245eb343e55ea0ba96a153d546b9c7";

export default node;
