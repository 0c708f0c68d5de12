import { useSyncExternalStore } from 'react';
import { createListeners } from '../shared/browser/createListeners.ts';
import { raisedSumOf, type RaisedSum } from '../shared/relay/failure.ts';
import type { LineRef } from './lineChanges/lineStore.ts';

/** A line whose price is higher than the displayed one. units: those that were not added; 0: all are in the cart. */
export type PriceQuestion = RaisedSum & { line: LineRef; units: number };

let questions: readonly PriceQuestion[] = [];
const { subscribe, notify } = createListeners();

const replaceQuestions = (next: readonly PriceQuestion[]): void => {
  questions = next;
  notify();
};

/** Asks the reader about a higher price; about each line once, with its latest prices. */
export function askAboutPrice(question: PriceQuestion): void {
  const others = questions.filter(({ line }) => line.variantId !== question.line.variantId);
  replaceQuestions([...others, question]);
}

/** Removes an answered question. */
export const closePriceQuestion = (question: PriceQuestion): void =>
  replaceQuestions(questions.filter((one) => one !== question));

/** The question to show now; null: none, and on the server. */
export const usePriceQuestion = (): PriceQuestion | null =>
  useSyncExternalStore(
    subscribe,
    () => questions[0] ?? null,
    () => null,
  );

/** Both prices of a refusal by PRICE_RAISED; null for any other failure. */
export const raisedPriceOf = (error: unknown): RaisedSum | null => raisedSumOf(error, 'PRICE_RAISED');
