import { useState } from 'react';
import type { Cents } from '#rules/money.ts';
import { raisedSumOf, type RaisedSum } from '../shared/relay/failure.ts';

type Retry = (price: Cents) => Promise<void>;

/** A year's price, and what to do when it is more than displayed (E69). Cents before taxes. */
export type RaisedYear = {
  /** The displayed one, or the one that the server named since. */
  price: Cents;
  /** Both prices of a refusal; null: none, or answered. */
  raised: RaisedSum | null;
  /** Handles the refusal of an act by its price: `retry` is the act, at a price. False for any other failure. */
  ask: (retry: Retry) => (lines: unknown, error: unknown) => boolean;
  /** Does what was refused at the present price. */
  accept: () => void;
  dismiss: () => void;
};

export function useRaisedYear(displayed: Cents): RaisedYear {
  const [price, setPrice] = useState<Cents | null>(null);
  const [question, setQuestion] = useState<(RaisedSum & { retry: Retry }) | null>(null);
  return {
    price: price ?? displayed,
    raised: question,
    ask: (retry) => (_, error) => {
      const raised = raisedSumOf(error, 'TOTAL_RAISED');
      if (!raised) return false;
      setPrice(raised.current);
      setQuestion({ ...raised, retry });
      return true;
    },
    accept() {
      setQuestion(null);
      if (question) void question.retry(question.current);
    },
    dismiss: () => setQuestion(null),
  };
}

/** The text key of what a year costs: after a trial or not, with its taxes where there are some. */
export const yearTerms = (trial: boolean, isTaxed: boolean) =>
  isTaxed
    ? trial
      ? 'membership.terms'
      : 'membership.terms_year'
    : trial
      ? 'membership.terms_untaxed'
      : 'membership.terms_year_untaxed';
