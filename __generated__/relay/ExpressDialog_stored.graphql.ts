/**
 * @generated SignedSource<<aabcfd5518796f7223d9d80d0e54c084>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExpressDialog_stored$data = {
  readonly body: {
    readonly " $fragmentSpreads": FragmentRefs<"bilingual_text">;
  };
  readonly title: {
    readonly " $fragmentSpreads": FragmentRefs<"bilingual_text">;
  };
  readonly " $fragmentType": "ExpressDialog_stored";
};
export type ExpressDialog_stored$key = {
  readonly " $data"?: ExpressDialog_stored$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExpressDialog_stored">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "bilingual_text",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "primary",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secondary",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExpressDialog_stored",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BilingualText",
      "kind": "LinkedField",
      "name": "title",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BilingualText",
      "kind": "LinkedField",
      "name": "body",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "StoredModal",
  "abstractKey": null
};
})();

(node as any).hash = "d9de24e8c6f8fde835a32cb26c608418";

export default node;
