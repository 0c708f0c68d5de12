/** What the payment provider logs; a pino logger fits. Never given card data, names or addresses. */
export type ProviderLog = {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};
