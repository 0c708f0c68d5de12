import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { ALL_PACTS as PACT } from '../input/storefrontPact.ts';
import { resolverMutants } from './resolverMutants.ts';
import { openResolverProof, type ResolverProof } from './resolverProof.ts';

describe('verification', () => {
  let proof: ResolverProof;
  beforeAll(async () => {
    proof = await openResolverProof(PACT, eitherDatabaseKind());
  });
  afterAll(() => proof.close());

  it('fails for each root field that answers with what belongs to somebody else', async () => {
    const mutants = resolverMutants(proof.schema, proof.reaches).filter(({ kind }) => kind === 'the owner not checked');
    expect(mutants.map(({ at }) => at)).toEqual([
      'Mutation.cancelBasket',
      'Mutation.cancelOrder',
      'Mutation.chooseIfMissing',
      'Mutation.combineOrders',
      'Mutation.confirmItemInCart',
      'Mutation.orderAgain',
      'Mutation.payOrder',
      'Mutation.reportOrderProblem',
      'Mutation.updateBasket',
      'Mutation.updateCart',
      'Query.cart',
      'Query.node',
      'Query.nodes',
      'Query.order',
      'Query.orderProgress',
      'Query.orders',
      'Query.payment',
      'Query.personalData',
      'Query.user',
    ]);
    const judged = await proof.judge(mutants);
    const missed = judged.filter(({ caught }) => caught?.suite !== 'contract').map(({ mutant }) => mutant.at);
    expect(missed).toEqual([]);
  });
});
