/** The text key of a preferred delivery method; of either, if there is none. */
export const wayKey = (way: string | null) =>
  `account.habits.ways.${way === 'pickup' || way === 'ship' ? way : 'any'}` as const;
