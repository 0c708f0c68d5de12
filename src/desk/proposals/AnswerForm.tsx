import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useAnswerProposalsMutation } from '#generated/hooks/useAnswerProposalsMutation.ts';
import { formatCount } from '#rules/numbers.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Disclosure } from '../../shared/ui/Disclosure.tsx';
import { TextArea } from '../../shared/ui/TextArea.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { notifyTaskCountsChanged } from '../frame/taskCounts.ts';
import { useDeskMutation } from '../frame/useDeskMutation.ts';
import styles from './ProposalsView.module.css';

graphql`
  mutation AnswerProposalsMutation(
    $proposals: [ProposalToAnswer!]!
    $accept: Boolean!
    $answer: String
    $requestId: ID!
  ) {
    answerProposals(proposals: $proposals, accept: $accept, answer: $answer, requestId: $requestId) {
      ...ProposalsView_proposals
    }
  }
`;

/** The longest word to a producer, as the server has it. */
const ANSWER_MAX = 280;
/** Proposals of one press. */
const MOST = 100;

type Props = {
  chosen: readonly { id: string; shown: string; isPossible: boolean }[];
  onAnswered: () => void;
};

type PressProps = Props & { answer: string };

/** The two buttons, under the request key of these proposals. */
function AnswerPress({ chosen, answer, onAnswered }: PressProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const subject = `proposals ${chosen.map(({ id }) => id).join(' ')}`;
  const { send, busy, refusal } = useDeskMutation(useAnswerProposalsMutation(), subject);
  const count = chosen.length;
  const counted = { count, n: formatCount(count, locale) };
  const isPossible = chosen.every((proposal) => proposal.isPossible);
  const press = async (accept: boolean) => {
    const proposals = chosen.map(({ id, shown }) => ({ id, shown }));
    const data = await send({ proposals, accept, answer: answer.trim() || null });
    if (!data) return void revalidate();
    notifyTaskCountsChanged();
    toast.success(t(`desk_proposals.${accept ? 'did' : 'did_not'}`, counted));
    onAnswered();
  };
  return (
    <>
      <RefusalNotice lines={refusal} />
      <div className={styles.actions}>
        <Button busy={busy} aria-disabled={!isPossible || count > MOST} onClick={() => void press(true)}>
          {t('desk_proposals.accept', counted)}
        </Button>
        <Button variant="outlined" busy={busy} aria-disabled={count > MOST} onClick={() => void press(false)}>
          {t('desk_proposals.decline', counted)}
        </Button>
      </div>
    </>
  );
}

/** Accepts or declines the chosen proposals with a word, all or none. What failed stays chosen and typed, beside what is now. */
export function AnswerForm({ chosen, onAnswered }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [answer, setAnswer] = useState('');
  const count = chosen.length;
  const isPossible = chosen.every((proposal) => proposal.isPossible);
  return (
    <section className={styles.answer} aria-label={t('desk_proposals.answer_label')}>
      <p className={styles.sum} aria-live="polite">
        {t('desk_proposals.chosen', { count, n: formatCount(count, locale) })}
        {count > MOST && <> {t('desk_proposals.most', { count: MOST, n: formatCount(MOST, locale) })}</>}
        {!isPossible && <> {t('desk_proposals.not_now')}</>}
      </p>
      {count > 0 && (
        <>
          <Disclosure title={t('desk_proposals.word')}>
            <TextArea
              label={<VisuallyHidden>{t('desk_proposals.word')}</VisuallyHidden>}
              rows={2}
              maxLength={ANSWER_MAX}
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
            />
          </Disclosure>
          <AnswerPress
            key={chosen.map(({ id }) => id).join(' ')}
            chosen={chosen}
            answer={answer}
            onAnswered={() => {
              setAnswer('');
              onAnswered();
            }}
          />
        </>
      )}
    </section>
  );
}
