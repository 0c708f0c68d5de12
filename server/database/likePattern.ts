/** Escapes typed text for a `like` pattern of SQL, so that each character stands for itself. */
export const literally = (word: string): string => word.replaceAll(/[\\%_]/g, String.raw`\$&`);
