import type { AdjustStockMutation } from '#generated/relay/AdjustStockMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import type { ExpectedFields } from '../engine/expectedData.ts';
import { catalogue } from '../states/catalogueStates.ts';
import { unknownVariant, variantNumbered } from '../states/fixtureIds.ts';
import { marketAsItIs } from '../states/states.ts';
import { atDesk, staffMember } from './deskCases.ts';

/** Stock counts and deliveries at the desk. */
const jar = variantNumbered(1);
const stockFigures = (stock: number, stockMdo: number): ExpectedFields => ({
  'adjustStock.id': jar,
  'adjustStock.stock': stock,
  'adjustStock.stockMdo': stockMdo,
  'adjustStock.stockOnHold': 0,
  'adjustStock.stockMdoOnHold': 0,
});
/** The journal is append-only, so every run needs a request key of its own. */
const freshRequestId = fromState('request');
/** The delivery is already counted, by the call that is repeated. */
const countedDelivery = { requestId: 'contrat-deux-fois', stock: 12, stockMdo: 2 };
const catalogueWithDelivery = catalogue({
  product: {
    variants: [{ variant: jar, price: 300, stored: true, stock: 21, stockMdo: 7, stockRequest: countedDelivery }],
  },
});
const stockChange = (stock: number, stockMdo: number, requestId: string) => ({
  variant: jar,
  stock,
  stockMdo,
  requestId,
});

export const adjustStockCases: readonly ContractCase<AdjustStockMutation>[] = [
  {
    name: 'adds received stock',
    given: [staffMember, catalogue(), marketAsItIs],
    variables: stockChange(12, 2, freshRequestId),
    data: stockFigures(21, 7),
  },
  {
    name: 'removes stock',
    suite: 'conformance',
    given: [staffMember, catalogue(), marketAsItIs],
    variables: stockChange(-4, 0, freshRequestId),
    data: stockFigures(5, 5),
  },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: [staffMember, catalogueWithDelivery],
    variables: stockChange(12, 2, 'contrat-deux-fois'),
    data: stockFigures(21, 7),
  },
  rejects('rejects a request key reused with another change', 'REQUEST_REUSED', {
    given: [staffMember, catalogueWithDelivery],
    variables: stockChange(3, 0, 'contrat-deux-fois'),
  }),
  {
    name: 'rejects removing more than there is, with the figures',
    suite: 'conformance',
    given: [staffMember, catalogue()],
    variables: stockChange(-5, 0, 'contrat-trop'),
    errors: [{ code: 'STOCK_LIMIT', params: { stock: 9, stockMdo: 5, held: 0, heldMdo: 0 } }],
  },
  {
    name: 'rejects a difference of zero',
    given: [staffMember, catalogue()],
    variables: stockChange(0, 0, 'contrat-rien'),
    errors: [{ code: 'BAD_INPUT', params: { field: 'stock' } }],
  },
  rejects('rejects an unknown variant', 'NOT_FOUND', {
    ...atDesk,
    variables: { ...stockChange(1, 0, 'contrat-personne'), variant: unknownVariant },
  }),
];
