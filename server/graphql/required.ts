import type { GraphQLScalarType } from 'graphql';
import type { Resolvers, ResolversParentTypes } from '#generated/resolvers.ts';

type Result<R> = R extends (...args: never[]) => infer T ? Awaited<T> : never;
type FunctionOf<R> = Extract<NonNullable<R>, (...args: never[]) => unknown>;

/** The type that a parent provides for a field: undefined counts as null where the field is nullable. */
type Provided<V, T> = null extends T ? Exclude<V, undefined> : V;
/** Whether the parent itself has this field, with a value of the field's type. */
type Carries<P, K, T> = K extends keyof P
  ? [P[K]] extends [never]
    ? false
    : [Provided<P[K], T>] extends [T]
      ? true
      : false
  : false;

type OptionalKey<R, P, K extends keyof R> = K extends '__isTypeOf' ? true : Carries<P, K, Result<FunctionOf<R[K]>>>;
type RequiredKeys<R, P> = { [K in keyof R]-?: OptionalKey<R, P, K> extends true ? never : K }[keyof R];

/**
 * A type's resolver map in which every field is required unless the parent `P` has a value of the field's type under
 * its name: a missing resolver is a type error.
 */
export type RequiredResolvers<R, P> = R extends GraphQLScalarType
  ? R
  : { [K in RequiredKeys<R, P>]-?: NonNullable<R[K]> } & Omit<R, RequiredKeys<R, P>>;

type ObjectName = {
  [K in keyof Resolvers]-?: K extends keyof ResolversParentTypes ? (K extends 'Query' | 'Mutation' ? never : K) : never;
}[keyof Resolvers];
/** The complete resolvers of one type of the schema: `{ Product: TypeResolvers<'Product'> }`. */
export type TypeResolvers<T extends keyof Resolvers & keyof ResolversParentTypes> = RequiredResolvers<
  NonNullable<Resolvers[T]>,
  ResolversParentTypes[T]
>;

type Needing = {
  [T in ObjectName]: RequiredKeys<NonNullable<Resolvers[T]>, ResolversParentTypes[T]> extends never ? never : T;
}[ObjectName];

/** Root fields of a domain: `RootResolvers<'Query', 'product' | 'products'>`. */
export type RootResolvers<T extends 'Query' | 'Mutation', K extends keyof NonNullable<Resolvers[T]>> = {
  [F in K]-?: NonNullable<NonNullable<Resolvers[T]>[F]>;
};

/** Every root field, and every type with a field that its parent does not provide. */
export type CompleteResolvers = { [T in Needing]: TypeResolvers<T> } & {
  Query: RootResolvers<'Query', Exclude<keyof NonNullable<Resolvers['Query']>, '__isTypeOf'>>;
  Mutation: RootResolvers<'Mutation', Exclude<keyof NonNullable<Resolvers['Mutation']>, '__isTypeOf'>>;
};

type StaffFields = NonNullable<Resolvers['Staff']>;

/** A part of the desk's fields of Staff: `StaffResolvers<'jobs'>`. */
export type StaffResolvers<K extends keyof StaffFields> = { [F in K]-?: NonNullable<StaffFields[F]> };
