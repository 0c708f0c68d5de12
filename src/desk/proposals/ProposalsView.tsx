import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import { useProposalsViewQuery } from '#generated/hooks/useProposalsViewQuery.ts';
import type { ProposalsView_proposals$key } from '#generated/relay/ProposalsView_proposals.graphql.ts';
import ProposalsViewQueryNode, { type ProposalsViewQuery } from '#generated/relay/ProposalsViewQuery.graphql.ts';
import { formatCount } from '#rules/numbers.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { DeskHead, DeskPanel } from '../frame/DeskLayout.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { AnsweredProposal, WaitingProposal } from './ProposalRow.tsx';
import styles from './ProposalsView.module.css';

export const loader = browserLoader<ProposalsViewQuery>(ProposalsViewQueryNode);

graphql`
  query ProposalsViewQuery {
    staff {
      proposals {
        ...ProposalsView_proposals
      }
    }
  }
`;

const fragment = graphql`
  fragment ProposalsView_proposals on StaffProposals {
    count
    waiting {
      id
      shown
      refusal
      seen
      now
      seenUntil
      nowUntil
      ...ProposalRow_proposal
    }
    answered {
      id
      ...ProposalRow_proposal
    }
  }
`;

/** Moves the focus between the checkboxes of a list by the arrow keys. */
function moveByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const next = boxes[boxes.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Proposals({ proposals: key }: { proposals: ProposalsView_proposals$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { count, waiting, answered } = useFragment(fragment, key);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = waiting
    .filter(({ id }) => chosenIds.has(id))
    .map(({ id, shown, refusal }) => ({ id, shown, isPossible: !refusal }));
  // What has changed since it was proposed is chosen by itself, never with all others.
  const plain = waiting.filter(
    ({ refusal, seen, now, seenUntil, nowUntil }) =>
      !refusal && seen === now && (seenUntil ?? null) === (nowUntil ?? null),
  );
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosenIds((before) => new Set([...[...before].filter((id) => !ids.includes(id)), ...(isChosen ? ids : [])]));
  const counted = (list: readonly unknown[]) => ({ count: list.length, n: formatCount(list.length, locale) });
  const isAllChosen = plain.length > 0 && plain.every(({ id }) => chosenIds.has(id));
  return (
    <>
      <DeskHead title={t('desk_proposals.title')} under={t('desk_proposals.under')} />
      <div className={styles.view}>
        <p className={styles.sum}>{t('desk_proposals.sum', { count, n: formatCount(count, locale) })}</p>
        {waiting.length > 0 && (
          <>
            {plain.length > 1 && (
              <Checkbox
                title={t('desk_proposals.all', counted(plain))}
                checked={isAllChosen}
                onChange={(isChosen) =>
                  choose(
                    plain.map(({ id }) => id),
                    isChosen,
                  )
                }
              />
            )}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
            <ul className={styles.list} onKeyDown={moveByArrows} aria-label={t('desk_proposals.waiting')}>
              {waiting.map((proposal, index) => (
                <WaitingProposal
                  key={proposal.id}
                  proposal={proposal}
                  before={waiting[index - 1] ?? null}
                  isChosen={chosenIds.has(proposal.id)}
                  onChoose={(isChosen) => choose([proposal.id], isChosen)}
                />
              ))}
            </ul>
            {count > waiting.length && (
              <p className={styles.quiet}>
                {t('desk_proposals.more', {
                  n: formatCount(count - waiting.length, locale),
                  count: count - waiting.length,
                })}
              </p>
            )}
            <AnswerForm chosen={chosen} onAnswered={() => setChosenIds(new Set())} />
          </>
        )}
        {answered.length > 0 && (
          <DeskPanel title={t('desk_proposals.answered')}>
            <ul className={styles.answered}>
              {answered.map((proposal) => (
                <AnsweredProposal key={proposal.id} proposal={proposal} />
              ))}
            </ul>
          </DeskPanel>
        )}
      </div>
    </>
  );
}

/** What producers propose of their own goods: to accept or decline, one or many at once. */
export function ProposalsView({ reference }: { reference: PreloadedQuery<ProposalsViewQuery> }) {
  const { staff } = useProposalsViewQuery(reference);
  return staff && <Proposals proposals={staff.proposals} />;
}
