import { formatCents } from '#rules/money.ts';
import { textIn } from '../../text/bilingualText.ts';
import type { MailTextKey } from '../../text/mailTexts.ts';
import { composeMail, mailWords } from '../composeMail.ts';
import type { MailBlocks, MailsOf } from '../composeMail.ts';
import { orderLink } from '../orderCalendar.ts';
import { readProblemMail } from '../problemReadStore.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    problemMails: {
      /** Staff answered a problem that a buyer had reported: by a refund, or by a refusal. */
      problem_answered: { orderId: string; problemId: string };
    };
  }
}

/** What the market answers to a reported problem, and where the money goes (ADR 139). */
export const problemMails: MailsOf<'problemMails'> = {
  problem_answered: {
    purpose: 'transaction',
    async write({ problemId }, { db, market }) {
      const problem = await readProblemMail(db, problemId);
      if (!problem) return null;
      const { to, locale, number, linkKey, product, variant, quantity, answer, status, card, balance, due, till } =
        problem;
      const { t, text, link } = mailWords(locale);
      const name = `${textIn(product, locale)}, ${textIn(variant, locale)}`;
      const sums: [MailTextKey, number][] = [
        ['missing.balance', balance],
        ['missing.card', card],
        ['cash.lowered', due],
        ['cash.back', till],
      ];
      const rows = [
        ...sums
          .filter(([, amount]) => amount > 0)
          .map(([key, amount]) => ({ label: t(key), value: formatCents(amount) })),
        ...(answer === null ? [] : [{ label: t('problem.answer'), value: answer }]),
      ];
      const blocks: MailBlocks = [
        text(due > 0 ? 'cash.problem.intro' : `problem.${status}.intro`, { number }),
        { kind: 'list', items: [t('problem.line', { name, quantity })] },
        { kind: 'facts', rows },
        card > 0 ? text('cancelled.days') : null,
        link('order.see', orderLink(linkKey, locale, market), { number }),
      ];
      const subject = t(`problem.${status}.subject`, { number });
      return { to, ...composeMail(locale, market, { subject, title: t(`problem.${status}.title`), blocks }) };
    },
  },
};
