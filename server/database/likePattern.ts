/** What somebody typed as it stands in a pattern of SQL's `like`: each character for itself. */
export const literally = (word: string): string => word.replaceAll(/[\\%_]/g, String.raw`\$&`);
