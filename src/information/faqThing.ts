import type { StructuredThing } from '../shared/routing/pageHead.ts';
import type { FaqAnswer } from './useFaqAnswer.ts';

/** Questions and answers as schema.org's FAQPage. */
export const faqThing = (answers: readonly FaqAnswer[]): StructuredThing => ({
  '@type': 'FAQPage',
  mainEntity: answers.map(({ ask, paragraphs }) => ({
    '@type': 'Question',
    name: ask,
    acceptedAnswer: { '@type': 'Answer', text: paragraphs.join(' ') },
  })),
});
