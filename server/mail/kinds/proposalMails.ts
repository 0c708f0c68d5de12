import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { formatCount } from '#rules/numbers.ts';
import { properName, textIn } from '../../text/bilingualText.ts';
import { composeMail, mailWords, type MailsOf, type MailContext } from '../composeMail.ts';
import { readAnswerMail, type AnsweredProposal, type AnswerMailData } from '../proposalReadStore.ts';
import { slipPath } from '../slipLinks.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    proposalMails: {
      /** What a press at the desk answered to proposals of a producer (uuid); batch: of the press (ADR 170). */
      proposals_answered: { batch: string; sellerId: string };
    };
  }
}

/** What was proposed, in a line. */
function lineOf({ kind, label, amount, seen, from, back }: AnsweredProposal, { locale }: AnswerMailData, now: Date) {
  const { t } = mailWords(locale);
  if (kind === 'vacation')
    return t('proposal.vacation', {
      from: formatDay(from ?? '', locale, now),
      back: formatDay(back ?? '', locale, now),
    });
  const valueOf = (value: number | null) =>
    kind === 'price' ? formatCents(value ?? 0) : formatCount(value ?? 0, locale);
  return t(`proposal.${kind}`, { name: textIn(label, locale), proposed: valueOf(amount), seen: valueOf(seen) });
}

function answerMail(mail: AnswerMailData, url: string | null, { market, now }: MailContext) {
  const { locale, seller, answer, proposals } = mail;
  const { t, text, link } = mailWords(locale);
  const isAccepted = proposals[0]?.status === 'accepted';
  const verb = isAccepted ? 'accepted' : 'declined';
  const count = proposals.length;
  return composeMail(locale, market, {
    subject: t(`proposal.${verb}.subject`, { count, n: formatCount(count, locale) }),
    title: t(`proposal.${verb}.title`, { seller: properName(seller) }),
    blocks: [
      text(`proposal.${verb}.intro`),
      { kind: 'list', items: proposals.map((one) => lineOf(one, mail, now)) },
      answer === null ? null : text('proposal.answer', { answer }),
      url === null ? null : link('proposal.open', url),
    ],
  });
}

export const proposalMails: MailsOf<'proposalMails'> = {
  proposals_answered: {
    purpose: 'transaction',
    async write(data, context) {
      const mail = await readAnswerMail(context.db, data, context.now);
      if (!mail) return null;
      const url = mail.slipId && `${context.market.publicUrl}${await slipPath(context.db, mail.slipId)}`;
      return { to: mail.to, ...answerMail(mail, url, context) };
    },
  },
};
