/**
 * @generated SignedSource<<9ee2db680428f093d9ded96d05dc4b3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TagColor = "blue" | "gray" | "orange" | "red" | "turquoise" | "yellow" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NoticeDialog_popup$data = {
  readonly actionPrimary: {
    readonly " $fragmentSpreads": FragmentRefs<"NoticeAction_action">;
  } | null | undefined;
  readonly actionSecondary: {
    readonly " $fragmentSpreads": FragmentRefs<"NoticeAction_action">;
  } | null | undefined;
  readonly body: {
    readonly " $fragmentSpreads": FragmentRefs<"bilingual_text">;
  };
  readonly color: TagColor;
  readonly icon: string | null | undefined;
  readonly title: {
    readonly " $fragmentSpreads": FragmentRefs<"bilingual_text">;
  };
  readonly " $fragmentType": "NoticeDialog_popup";
};
export type NoticeDialog_popup$key = {
  readonly " $data"?: NoticeDialog_popup$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeDialog_popup">;
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
],
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "NoticeAction_action"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticeDialog_popup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "icon",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Action",
      "kind": "LinkedField",
      "name": "actionPrimary",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Action",
      "kind": "LinkedField",
      "name": "actionSecondary",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Popup",
  "abstractKey": null
};
})();

(node as any).hash = "499e0721a635c5f1cc04fc88f50309aa";

export default node;
