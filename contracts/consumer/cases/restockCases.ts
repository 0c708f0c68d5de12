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
    name: 'of a guest, at the address that they give',
    given: [catalogue()],
    variables: { product, email },
    data: { requestRestockNotice: true },
  },
  {
    name: 'of a customer, at their own address',
    given: [catalogue(), customer()],
    variables: { product, email: null },
    locale: 'en',
    data: { requestRestockNotice: true },
  },
  rejects('of a guest, at what is no address', 'EMAIL_INVALID', {
    given: [catalogue()],
    variables: { product, email: 'camille@exemple' },
  }),
  rejects('of a guest, without an address', 'EMAIL_INVALID', {
    suite: 'conformance',
    given: [catalogue()],
    variables: { product, email: null },
  }),
  rejects('of a product that can be bought', 'AVAILABLE_AGAIN', {
    suite: 'conformance',
    given: [catalogue()],
    variables: { product: availableProduct, email },
  }),
  rejects('of what is no product', 'NOT_FOUND', { given: [], variables: { product: productNumbered(899), email } }),
];
