type OpenQuestion = () => void;
let openQuestion: OpenQuestion | null = null;

/** Opens the consent question, to change the answer. */
export const openConsentQuestion = (): void => openQuestion?.();

/** Registers what opens the consent question; returns a function that unregisters it. */
export function registerConsentQuestion(open: OpenQuestion): () => void {
  openQuestion = open;
  return () => {
    if (openQuestion === open) openQuestion = null;
  };
}
