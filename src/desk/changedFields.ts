import { ServerFailure } from '../shared/relay/failure.ts';

/** The fields with invalid values, as named by the server. */
export const badFields = (error: unknown): string[] =>
  error instanceof ServerFailure
    ? error.errors.flatMap(({ extensions }) => {
        const field = extensions?.code === 'BAD_INPUT' ? extensions.params?.['field'] : null;
        return typeof field === 'string' ? [field] : [];
      })
    : [];

/** What others changed meanwhile, as named by the server; empty if it refused for another reason. */
export const changedFields = (error: unknown): string[] =>
  error instanceof ServerFailure
    ? error.errors.flatMap(({ extensions }) => {
        const names = extensions?.params?.['fields'];
        return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
      })
    : [];
