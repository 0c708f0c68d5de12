import { bearerOperations } from '../../../__generated__/bearerOperations.ts';
import type { Execute } from './environment.ts';

/** Times that one query is asked at the most, however many mutations come between. */
const MOST_ASKED = 4;

/**
 * Answers no query about the visitor with what was read before a mutation that the page knows the outcome of: the older
 * answer would put the old cart back on the screen. Such a query is asked again, also when the mutation failed, since it
 * may have been carried out all the same. A mutation's own answer, and what is the same for everybody, pass as they are.
 */
export function newestAnswer(execute: Execute): Execute {
  let settled = 0;
  return async (params, variables) => {
    if (!bearerOperations.has(params.name)) return execute(params, variables);
    const isMutation = params.operationKind === 'mutation';
    for (let asked = 1; ; asked += 1) {
      const before = settled;
      try {
        const answer = await execute(params, variables);
        if (isMutation || settled === before || asked === MOST_ASKED) return answer;
      } finally {
        if (isMutation) settled += 1;
      }
    }
  };
}
