/** A payment session's id: letters, digits and underscore. */
const SESSION = /^\w+$/;

/**
 * Where the browser goes with checkout's answer (F-122): the market's own address for a payment session's id. Null for
 * anything else, which must lead nowhere: an address of another host, however it begins (E45).
 */
export const paymentAddress = (answer: string): string | null => (SESSION.test(answer) ? `/paiement/${answer}` : null);
