/** The day it is, 'YYYY-MM-DD' in UTC: by it what was agreed to is over. */
export const today = (): string => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
