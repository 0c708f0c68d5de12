type Ask = () => void;
let ask: Ask | null = null;

/** Opens the consent question, to change the answer. */
export const askConsent = (): void => ask?.();

/** Registers what opens the consent question; returns a function that unregisters it. */
export function answerConsentQuestion(draw: Ask): () => void {
  ask = draw;
  return () => {
    if (ask === draw) ask = null;
  };
}
