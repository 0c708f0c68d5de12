/**
 * @generated SignedSource<<c852c59c52c48c41854a9c8e19f974de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderChanges_order$data = {
  readonly changeableUntil: string | null | undefined;
  readonly combinableWith: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly number: number;
  }>;
  readonly createdAt: string;
  readonly id: string;
  readonly " $fragmentType": "OrderChanges_order";
};
export type OrderChanges_order$key = {
  readonly " $data"?: OrderChanges_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderChanges_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderChanges_order",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changeableUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "combinableWith",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "d9366084ec1edee61f94a4c7f5a2c5e6";

export default node;
