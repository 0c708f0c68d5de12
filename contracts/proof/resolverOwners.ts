/** The others for whom a resolver could answer a visitor that it does not check. */
export type OthersThan = (visitor: unknown) => Promise<unknown[]>;

/**
 * What a resolver answers that does not check the owner: what it answers to whoever of the others gets something. Null:
 * none of them does.
 */
export async function answerOfOthers(
  others: readonly unknown[],
  answer: (visitor: unknown) => unknown,
): Promise<{ value: unknown } | null> {
  for (const visitor of others) {
    try {
      const value = await answer(visitor);
      if (value !== null && value !== undefined) return { value };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
    }
  }
  return null;
}
