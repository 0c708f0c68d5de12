import type { Clock } from '../gateways/clock.ts';
import { publicContext, type Locale } from '../graphql/context.ts';
import type { Executor } from '../graphql/executor.ts';
import type { Services } from '../services.ts';
import type { ExecuteOperation } from './storefront.ts';

/**
 * Runs a page's operations in process, as nobody: a field that asks who its visitor is fails. Throws when the answer has
 * no data, so that a page that cannot be whole is an error and is not kept.
 */
export function publicExecution(options: { executor: Executor; services: Services; clock: Clock }): (locale: Locale) => ExecuteOperation {
  const { executor, services, clock } = options;
  return (locale) => async (params, variables) => {
    const context = publicContext({ locale, services, now: clock.now() });
    const { result } = await executor.run({ query: params.text ?? '', operationName: params.name, variables, context });
    if (!result.data) throw new Error(`${params.name} has no answer: ${result.errors?.map((error) => error.message).join('; ')}`);
    return result;
  };
}
