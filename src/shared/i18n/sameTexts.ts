/** The type of one language's texts for the other: a missing or extra key is a type error. */
export type SameTexts<T> = { [K in keyof T]: T[K] extends string ? string : SameTexts<T[K]> };
