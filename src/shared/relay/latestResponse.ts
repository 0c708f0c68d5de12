import { bearerOperations } from '#generated/bearerOperations.ts';
import type { Execute } from './environment.ts';

/** The most times that one query is sent, however many mutations come in between. */
const MAX_TRIES = 4;

/**
 * Prevents answers about the visitor that were read before a mutation which the page already knows: the older answer
 * would put the old cart back on the screen. Such a query is repeated, even if the mutation failed, since it may have
 * been carried out regardless. A mutation's own answer, and public data, pass as they are.
 */
export function latestResponse(execute: Execute): Execute {
  let settledMutations = 0;
  return async (params, variables) => {
    if (!bearerOperations.has(params.name)) return execute(params, variables);
    const isMutation = params.operationKind === 'mutation';
    for (let tries = 1; ; tries += 1) {
      const before = settledMutations;
      try {
        const response = await execute(params, variables);
        if (isMutation || settledMutations === before || tries === MAX_TRIES) return response;
      } finally {
        if (isMutation) settledMutations += 1;
      }
    }
  };
}
