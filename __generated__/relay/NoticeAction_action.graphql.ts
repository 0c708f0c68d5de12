/**
 * @generated SignedSource<<d85e036cc30050f243f55ab4e21ace43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoticeAction_action$data = {
  readonly close: boolean;
  readonly external: boolean;
  readonly text: {
    readonly " $fragmentSpreads": FragmentRefs<"bilingual_text">;
  };
  readonly url: string | null | undefined;
  readonly " $fragmentType": "NoticeAction_action";
};
export type NoticeAction_action$key = {
  readonly " $data"?: NoticeAction_action$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeAction_action">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticeAction_action",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BilingualText",
      "kind": "LinkedField",
      "name": "text",
      "plural": false,
      "selections": [
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
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "close",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "external",
      "storageKey": null
    }
  ],
  "type": "Action",
  "abstractKey": null
};

(node as any).hash = "a86f118471e1cecea3bf88c5de514f25";

export default node;
