type Ask = () => void;
let ask: Ask | null = null;

/** Opens the question of consent, for who wants to change the answer. */
export const askConsent = (): void => ask?.();

/** Draws the question from now on when somebody asks for it; returns the end of it. */
export function answerConsentQuestion(draw: Ask): () => void {
  ask = draw;
  return () => {
    if (ask === draw) ask = null;
  };
}
