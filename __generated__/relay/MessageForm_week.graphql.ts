/**
 * @generated SignedSource<<fbbb927acfa6266c8cbad9d1f82575a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageForm_week$data = {
  readonly period: {
    readonly id: string;
  };
  readonly producers: ReadonlyArray<{
    readonly name: string;
    readonly seller: {
      readonly id: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "MessageForm_week";
};
export type MessageForm_week$key = {
  readonly " $data"?: MessageForm_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageForm_week">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageForm_week",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Period",
      "kind": "LinkedField",
      "name": "period",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProducerList",
      "kind": "LinkedField",
      "name": "producers",
      "plural": true,
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
          "concreteType": "Seller",
          "kind": "LinkedField",
          "name": "seller",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PackingWeek",
  "abstractKey": null
};
})();

(node as any).hash = "c84fa26ab671c9814001a49dedd3cf24";

export default node;
