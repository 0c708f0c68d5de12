import type { RequestRestockNoticeMutation } from '../../__generated__/relay/RequestRestockNoticeMutation.graphql.ts';
import type { ContractCase } from './contractCase.ts';
import { customer } from './customerStates.ts';
import { goods } from './goods.ts';
import { productNumbered, things } from './things.ts';

const { apricots: product } = things;
const email = 'camille@exemple.ca';

/** One mail when a product is back. */
export const requestRestockNoticeCases: readonly ContractCase<RequestRestockNoticeMutation>[] = [
  {
    name: 'of a guest, at the address that they give',
    given: [goods()],
    variables: { product, email },
    answers: { requestRestockNotice: true },
  },
  {
    name: 'of a customer, at their own address',
    given: [goods(), customer()],
    variables: { product, email: null },
    locale: 'en',
    answers: { requestRestockNotice: true },
  },
  {
    name: 'of a guest, at what is no address',
    given: [goods()],
    variables: { product, email: 'camille@exemple' },
    refused: [{ code: 'EMAIL_INVALID' }],
  },
  {
    name: 'of a guest, without an address',
    suite: 'conformance',
    given: [goods()],
    variables: { product, email: null },
    refused: [{ code: 'EMAIL_INVALID' }],
  },
  {
    name: 'of what is no product',
    given: [],
    variables: { product: productNumbered(899), email },
    refused: [{ code: 'NOT_FOUND' }],
  },
];
