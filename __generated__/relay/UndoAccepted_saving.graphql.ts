/**
 * @generated SignedSource<<48771518f6c10bb3999b678f9db96077>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UndoAccepted_saving$data = {
  readonly number: number;
  readonly undoneAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SavingChanges_saving">;
  readonly " $fragmentType": "UndoAccepted_saving";
};
export type UndoAccepted_saving$key = {
  readonly " $data"?: UndoAccepted_saving$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoAccepted_saving">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UndoAccepted_saving",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoneAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SavingChanges_saving"
    }
  ],
  "type": "CatalogueSaving",
  "abstractKey": null
};

(node as any).hash = "b0b9a3639274b6e0cea6de6f13b4c054";

export default node;
