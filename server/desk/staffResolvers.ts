import type { Resolvers } from '../../__generated__/resolvers.ts';

type StaffFields = NonNullable<Resolvers['Staff']>;

/** A part of the desk's fields of Staff: `StaffResolvers<'jobs'>`. */
export type StaffResolvers<K extends keyof StaffFields> = { [F in K]-?: NonNullable<StaffFields[F]> };
