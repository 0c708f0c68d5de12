/**
 * @generated SignedSource<<8feb178270ab98a21d891aaa4908d401>>
 * @relayHash 241ee767f7e251e028082c800b077c75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f46887e4d04904aa5e5ce5b4b57cdb4a5a03e0a237c29fed27e096ca92c84401

import type { ConcreteRequest } from 'relay-runtime';
export type CatalogueKind = "baskets" | "collections" | "locations" | "products" | "sellers" | "synonyms" | "zones" | "%future added value";
export type CatalogueRecordInput = {
  cells: ReadonlyArray<CatalogueCellInput>;
  key: string;
  removed?: boolean;
  variants?: ReadonlyArray<CatalogueVariantInput> | null | undefined;
  version?: number | null | undefined;
};
export type CatalogueCellInput = {
  column: string;
  value: string;
};
export type CatalogueVariantInput = {
  cells: ReadonlyArray<CatalogueCellInput>;
  key: string;
  seenStock?: number | null | undefined;
  seenStoredStock?: number | null | undefined;
};
export type SaveCatalogueRecordsMutation$variables = {
  kind: CatalogueKind;
  records: ReadonlyArray<CatalogueRecordInput>;
  requestId: string;
};
export type SaveCatalogueRecordsMutation$data = {
  readonly saveCatalogueRecords: {
    readonly saving: {
      readonly number: number;
    } | null | undefined;
  };
};
export type SaveCatalogueRecordsMutation = {
  response: SaveCatalogueRecordsMutation$data;
  variables: SaveCatalogueRecordsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "records"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "requestId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      },
      {
        "kind": "Variable",
        "name": "records",
        "variableName": "records"
      },
      {
        "kind": "Variable",
        "name": "requestId",
        "variableName": "requestId"
      }
    ],
    "concreteType": "SaveCatalogueRecordsPayload",
    "kind": "LinkedField",
    "name": "saveCatalogueRecords",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CatalogueSaving",
        "kind": "LinkedField",
        "name": "saving",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SaveCatalogueRecordsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SaveCatalogueRecordsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "241ee767f7e251e028082c800b077c75",
    "id": "f46887e4d04904aa5e5ce5b4b57cdb4a5a03e0a237c29fed27e096ca92c84401",
    "metadata": {},
    "name": "SaveCatalogueRecordsMutation",
    "operationKind": "mutation",
    "text": "mutation SaveCatalogueRecordsMutation(\n  $kind: CatalogueKind!\n  $records: [CatalogueRecordInput!]!\n  $requestId: ID!\n) {\n  saveCatalogueRecords(kind: $kind, records: $records, requestId: $requestId) {\n    saving {\n      number\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1d7dd001515ea796b3fa81089c2d3a56";

export default node;
