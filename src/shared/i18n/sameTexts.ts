/** The keys of one language's texts, for the other: one that is missing or too many is a type error. */
export type SameTexts<T> = { [K in keyof T]: T[K] extends string ? string : SameTexts<T[K]> };
