import { ServerFailure } from '../shared/relay/failure.ts';

/** What the server says was changed by others meanwhile, by its names; none where it refused for another reason. */
export const changedFields = (error: unknown): string[] =>
  error instanceof ServerFailure
    ? error.errors.flatMap(({ extensions }) => {
        const names = extensions?.params?.['fields'];
        return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
      })
    : [];
