import { useLocale } from '../shared/i18n/translator.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { faqFigures, faqRounds, type FaqQuestionId } from './faqQuestions.ts';

export type FaqAnswer = { ask: string; paragraphs: string[] };

/** Formats a question and its answer, paragraph by paragraph, with the market's figures. */
export function useFaqAnswer(): (id: FaqQuestionId) => FaqAnswer {
  const { t } = useTranslation();
  const locale = useLocale();
  const figures = faqFigures(locale);
  const listed = (words: string[]) => t('faq.and', { list: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
  const rounds = () =>
    faqRounds(locale)
      .map(({ day, hours, prefixes }) => t('faq.delivery.round', { day, hours, prefixes: listed(prefixes) }))
      .join('\n');
  return (id) => ({
    ask: t(`faq.${id}.ask`, figures),
    paragraphs: t(`faq.${id}.answer`, { ...figures, ...(id === 'delivery' && { rounds: rounds() }) }).split('\n'),
  });
}
