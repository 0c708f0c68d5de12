/** Today, 'YYYY-MM-DD' in UTC, by which approvals expire. */
export const today = (): string => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
