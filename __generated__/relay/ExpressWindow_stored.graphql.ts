/**
 * @generated SignedSource<<d652898e9257f563e38e9e21e42e91ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExpressWindow_stored$data = {
  readonly body: {
    readonly " $fragmentSpreads": FragmentRefs<"bilingual_text">;
  };
  readonly title: {
    readonly " $fragmentSpreads": FragmentRefs<"bilingual_text">;
  };
  readonly " $fragmentType": "ExpressWindow_stored";
};
export type ExpressWindow_stored$key = {
  readonly " $data"?: ExpressWindow_stored$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExpressWindow_stored">;
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
  "name": "ExpressWindow_stored",
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

(node as any).hash = "506d58526ba601b3122d05a612ebebf7";

export default node;
