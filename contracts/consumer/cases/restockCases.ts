import type { RequestRestockNoticeMutation } from '#generated/relay/RequestRestockNoticeMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { rejects } from '../engine/contractCase.ts';
import { catalogue } from '../states/catalogueStates.ts';
import { customer } from '../states/customerStates.ts';
import { productNumbered, catalogueIds } from '../states/fixtureIds.ts';

const { beets: product, apricots: availableProduct } = catalogueIds;
const email = 'camille@exemple.ca';

/** One mail when a product is back. */
export const requestRestockNoticeCases: readonly ContractCase<RequestRestockNoticeMutation>[] = [
  {
    name: 'stores the address that a guest enters',
    given: [catalogue()],
    variables: { product, email },
    data: { requestRestockNotice: true },
  },
  {
    name: 'stores a customer’s own address',
    given: [catalogue(), customer()],
    variables: { product, email: null },
    locale: 'en',
    data: { requestRestockNotice: true },
  },
  rejects('rejects a guest’s invalid address', 'EMAIL_INVALID', {
    given: [catalogue()],
    variables: { product, email: 'camille@exemple' },
  }),
  rejects('rejects a guest’s request without an address', 'EMAIL_INVALID', {
    suite: 'conformance',
    given: [catalogue()],
    variables: { product, email: null },
  }),
  rejects('rejects a product that is available', 'AVAILABLE_AGAIN', {
    suite: 'conformance',
    given: [catalogue()],
    variables: { product: availableProduct, email },
  }),
  rejects('rejects an unknown product', 'NOT_FOUND', {
    given: [],
    variables: { product: productNumbered(899), email },
  }),
];
