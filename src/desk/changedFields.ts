import { ServerFailure } from '../shared/relay/failure.ts';

/** The fields that the server refuses the values of, by its names. */
export const badFields = (error: unknown): string[] =>
  error instanceof ServerFailure
    ? error.errors.flatMap(({ extensions }) => {
        const field = extensions?.code === 'BAD_INPUT' ? extensions.params?.['field'] : null;
        return typeof field === 'string' ? [field] : [];
      })
    : [];

/** What the server says was changed by others meanwhile, by its names; none where it refused for another reason. */
export const changedFields = (error: unknown): string[] =>
  error instanceof ServerFailure
    ? error.errors.flatMap(({ extensions }) => {
        const names = extensions?.params?.['fields'];
        return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
      })
    : [];
