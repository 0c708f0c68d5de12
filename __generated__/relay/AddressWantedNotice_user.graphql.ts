/**
 * @generated SignedSource<<ff64a4b6e741be805394a0f9211dcecd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressWantedNotice_user$data = {
  readonly shippingAddress: {
    readonly zones: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddressLink_user">;
  readonly " $fragmentType": "AddressWantedNotice_user";
};
export type AddressWantedNotice_user$key = {
  readonly " $data"?: AddressWantedNotice_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressWantedNotice_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressWantedNotice_user",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressLink_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "569d48181ef85c3aeb8595b9d1341897";

export default node;
