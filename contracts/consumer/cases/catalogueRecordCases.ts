import type { CatalogueViewQuery } from '#generated/relay/CatalogueViewQuery.graphql.ts';
import type { SaveCatalogueRecordsMutation } from '#generated/relay/SaveCatalogueRecordsMutation.graphql.ts';
import type { UndoCatalogueSavingMutation } from '#generated/relay/UndoCatalogueSavingMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import { present, rows } from '../engine/expectedData.ts';
import { apricots, catalogue, corner, dairy, shelf } from '../states/catalogueStates.ts';
import { marketAsItIs } from '../states/states.ts';
import { atDesk, staffMember } from './deskCases.ts';

/** Objects of the catalogue as their file has them (ADR 152). */
const states = [staffMember, catalogue()];
const requestId = fromState('request');
/** Higher than any number that a market gives. */
const SAVING = 2_000_000_000;
type Records = SaveCatalogueRecordsMutation['variables']['records'];
const named = (key: string, version: number | null, name: string): Records => [
  { key, version, cells: [{ column: 'name_fr', value: name }] },
];

export const catalogueRecordCases: readonly ContractCase<CatalogueViewQuery>[] = [
  {
    name: 'returns a category as its file has it, for its form',
    suite: 'conformance',
    given: states,
    variables: { products: false, sellers: false, records: true, form: true, kind: 'collections', key: corner.fr },
    data: {
      'staff.catalogueRecords': rows(1),
      'staff.catalogueRecords[0].key': corner.fr,
    },
  },
];

export const saveCatalogueRecordsCases: readonly ContractCase<SaveCatalogueRecordsMutation>[] = [
  {
    name: 'saves a product’s name, whose version is the displayed one',
    given: [staffMember, catalogue(), marketAsItIs],
    variables: { kind: 'products', records: named(apricots.fr, 1, 'Abricots tardifs'), requestId },
    data: { 'saveCatalogueRecords.saving': present },
  },
  {
    name: 'changes nothing for equal values',
    suite: 'conformance',
    repeated: true,
    given: [staffMember, catalogue(), marketAsItIs],
    variables: { kind: 'collections', records: named(corner.fr, 1, corner.names[0]), requestId },
    data: { 'saveCatalogueRecords.saving': null },
  },
  {
    name: 'rejects a producer who is new but there, in the reader’s language',
    suite: 'conformance',
    given: [staffMember, catalogue(), marketAsItIs],
    variables: {
      kind: 'sellers',
      records: [{ key: dairy.handle, version: null, cells: [{ column: 'name', value: 'Une autre' }] }],
      requestId,
    },
    errors: [{ code: 'CATALOGUE_REFUSED', params: { field: 'records.0.handle' } }],
  },
  {
    name: 'rejects removing a category with goods',
    suite: 'conformance',
    given: [staffMember, catalogue(), marketAsItIs],
    variables: { kind: 'collections', records: [{ key: shelf.fr, version: 1, removed: true, cells: [] }], requestId },
    errors: [{ code: 'CATALOGUE_REFUSED', params: { field: 'records.0' } }],
  },
  {
    name: 'rejects a name that a colleague has changed since',
    suite: 'conformance',
    given: [staffMember, catalogue({ product: { renamed: true } }), marketAsItIs],
    variables: { kind: 'products', records: named(apricots.fr, 1, 'Abricots'), requestId },
    errors: [{ code: 'CATALOGUE_CHANGED', params: { fields: ['records.0.name_fr'] } }],
  },
  rejects('rejects a request key reused with other records', 'REQUEST_REUSED', {
    suite: 'conformance',
    given: [staffMember, catalogue({ product: { saving: { number: SAVING, requestId: 'contrat-fiche' } } })],
    variables: { kind: 'products', records: named(apricots.fr, 1, 'Abricots'), requestId: 'contrat-fiche' },
  }),
  rejects('rejects an object that is not there', 'NOT_FOUND', {
    ...atDesk,
    suite: 'conformance',
    variables: { kind: 'products', records: named('absent-sous-contrat', 1, 'x'), requestId: 'contrat-absent' },
  }),
];

export const undoCatalogueSavingCases: readonly ContractCase<UndoCatalogueSavingMutation>[] = [
  {
    name: 'undoes the saving that gave a product its name',
    given: [staffMember, catalogue({ product: { renamed: true, saving: { number: SAVING } } }), marketAsItIs],
    variables: { number: SAVING },
    data: { 'undoCatalogueSaving.number': SAVING, 'undoCatalogueSaving.undoneAt': present },
  },
  {
    name: 'answers a repeated call without a second effect',
    repeated: true,
    suite: 'conformance',
    given: [staffMember, catalogue({ product: { saving: { number: SAVING, state: 'undone' } } })],
    variables: { number: SAVING },
    data: { 'undoCatalogueSaving.number': SAVING, 'undoCatalogueSaving.undoneAt': present },
  },
  {
    name: 'rejects undoing what a colleague has changed since, in the reader’s language',
    suite: 'conformance',
    given: [staffMember, catalogue({ product: { saving: { number: SAVING, state: 'overwritten' } } })],
    variables: { number: SAVING },
    errors: [{ code: 'CATALOGUE_REFUSED', params: { field: 'number' } }],
  },
  rejects('rejects a saving that has never been', 'NOT_FOUND', {
    ...atDesk,
    suite: 'conformance',
    variables: { number: 1_999_999_999 },
  }),
];
