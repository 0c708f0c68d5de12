/**
 * @generated SignedSource<<c745eca9f0cd560bb05c6a38de83b4aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardPart_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CardLine_user">;
  readonly " $fragmentType": "CardPart_user";
};
export type CardPart_user$key = {
  readonly " $data"?: CardPart_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardPart_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardPart_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardLine_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "05e4f38e386a33d113145910dcd8a6dd";

export default node;
