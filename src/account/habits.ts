/** The key of a preferred way's text; of either way, where none is kept. */
export const wayKey = (way: string | null) =>
  `account.habits.ways.${way === 'pickup' || way === 'ship' ? way : 'any'}` as const;
