import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  ProposalRow_proposal$data,
  ProposalRow_proposal$key,
} from '#generated/relay/ProposalRow_proposal.graphql.ts';
import { formatDay, formatMoment } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { formatCount } from '#rules/numbers.ts';
import { dayAt } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { classNames } from '../../shared/ui/classNames.ts';
import { Tag } from '../../shared/ui/Tag.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import styles from './ProposalsView.module.css';
import { UndoAccepted } from './UndoAccepted.tsx';

const fragment = graphql`
  fragment ProposalRow_proposal on Proposal {
    kind
    status
    label
    seller {
      name
    }
    period {
      deliveryDay
    }
    proposed
    seen
    now
    result
    from
    back
    seenUntil
    nowFrom
    nowUntil
    note
    proposedAt
    refusal
    answeredAt
    answeredBy
    answer
    saving {
      ...UndoAccepted_saving
    }
  }
`;

type Proposal = ProposalRow_proposal$data;
type Missing<T> = T | null | undefined;
type Kind = Exclude<Proposal['kind'], '%future added value'>;
const kindOf = ({ kind }: Proposal): Kind => (kind === '%future added value' ? 'stock' : kind);

/** The values of a proposal as texts of the reader's language. */
function useValues(proposal: Proposal) {
  const { t } = useTranslation();
  const locale = useLocale();
  const today = useNow();
  const kind = kindOf(proposal);
  const { proposed, result, now, seen, from, back, nowFrom, nowUntil = null, seenUntil = null } = proposal;
  const day = (when: Missing<string>) => formatDay(when ?? '', locale, today);
  const valueOf = (value: Missing<number>) => {
    if (typeof value !== 'number') return t('desk_proposals.unknown');
    return kind === 'price'
      ? formatCents(value)
      : t(`desk_proposals.units.${kind === 'shortage' ? 'ordered' : 'stock'}`, {
          count: value,
          n: formatCount(value, locale),
        });
  };
  const awayOf = (until: Missing<string>) =>
    !until ? t('desk_proposals.selling') : t('desk_proposals.away', { day: day(until) });
  const short = { count: proposed ?? 0, n: formatCount(proposed ?? 0, locale), left: formatCount(result ?? 0, locale) };
  const proposedText = {
    stock: () => valueOf(result ?? proposed),
    price: () => valueOf(proposed),
    vacation: () =>
      t(`desk_proposals.${(from ?? '') > dayAt(today) ? 'vacation_later' : 'vacation'}`, {
        from: day(from),
        back: day(back),
      }),
    shortage: () => t('desk_proposals.short', short),
  }[kind]();
  const vacationNow = nowFrom
    ? t('desk_proposals.planned', { from: day(nowFrom), back: day(nowUntil) })
    : awayOf(nowUntil);
  const isMoved =
    proposal.status === 'waiting' &&
    (kind === 'vacation' ? seenUntil !== nowUntil : typeof now === 'number' && now !== seen);
  return {
    kind,
    now: kind === 'vacation' ? vacationNow : valueOf(now),
    proposed: proposedText,
    moved: isMoved && (kind === 'vacation' ? awayOf(seenUntil) : valueOf(seen)),
    asked: kind === 'stock' && typeof result === 'number' && result !== proposed ? valueOf(proposed) : null,
  };
}

type WaitingProps = {
  proposal: ProposalRow_proposal$key;
  /** The one above it. */
  before: ProposalRow_proposal$key | null;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** What is, beside what is proposed: who proposes it, when, and why it cannot be accepted now. */
export function WaitingProposal({ proposal: key, before, isChosen, onChoose }: WaitingProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const today = useNow();
  const proposal = useFragment(fragment, key);
  const above = useFragment(fragment, before);
  const { label, seller, note, proposedAt, refusal, period } = proposal;
  // A producer writes one note for all that they send at once.
  const isNoteAbove = above?.note === note && above?.seller.name === seller.name;
  const { kind, now, proposed, moved, asked } = useValues(proposal);
  const week = period && t('desk_proposals.week', { day: formatDay(period.deliveryDay, locale, today) });
  return (
    <li className={styles.proposal}>
      <Checkbox
        title={
          <>
            <strong>{seller.name}</strong> <span className={styles.goods}>{label}</span>
          </>
        }
        detail={[t(`desk_proposals.kind.${kind}`), week, formatMoment(proposedAt, locale, today, 'short')]
          .filter(Boolean)
          .join(' · ')}
        checked={isChosen}
        onChange={onChoose}
      />
      <dl className={classNames(styles.values, kind === 'vacation' && styles.long)}>
        <div>
          <dt>{t('desk_proposals.now')}</dt>
          <dd>{now}</dd>
        </div>
        <div>
          <dt>{t('desk_proposals.proposed')}</dt>
          <dd className={styles.new}>{proposed}</dd>
        </div>
      </dl>
      <div className={styles.facts}>
        {moved && <p>{t('desk_proposals.moved', { seen: moved })}</p>}
        {asked !== null && <p>{t('desk_proposals.asked', { asked })}</p>}
        {!isNoteAbove && note && <blockquote className={styles.note}>{note}</blockquote>}
        {refusal && refusal !== '%future added value' && (
          <p>
            <Tag colour="orange">{t(`desk_proposals.refusal.${refusal}`)}</Tag>
          </p>
        )}
      </div>
    </li>
  );
}

/** A proposal that was accepted or declined: by whom, when, and with which word. */
export function AnsweredProposal({ proposal: key }: { proposal: ProposalRow_proposal$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const today = useNow();
  const address = useDeskAddress();
  const proposal = useFragment(fragment, key);
  const { label, seller, status, answer, answeredAt, answeredBy, proposed, seen, from, back, saving } = proposal;
  const { kind, proposed: short } = useValues({ ...proposal, result: (seen ?? 0) - (proposed ?? 0) });
  const day = (when: Missing<string>) => formatDay(when ?? '', locale, today);
  const value = {
    stock: () => t('desk_proposals.units.stock', { count: proposed ?? 0, n: formatCount(proposed ?? 0, locale) }),
    price: () => short,
    vacation: () => t('desk_proposals.vacation_days', { from: day(from), back: day(back) }),
    shortage: () => short,
  }[kind]();
  const isAccepted = status === 'accepted';
  return (
    <li>
      <p>
        <Tag colour={isAccepted ? 'turquoise' : 'gray'}>
          {t(`desk_proposals.status.${isAccepted ? 'accepted' : 'declined'}`)}
        </Tag>{' '}
        <strong>{seller.name}</strong> {label && `${label} · `}
        {t('desk_proposals.line', { kind: t(`desk_proposals.kind.${kind}`), value })}
      </p>
      <p className={styles.quiet}>
        {answeredAt && formatMoment(answeredAt, locale, today, 'short')}
        {answeredBy && `, ${answeredBy}`}
        {answer && ` · ${answer}`}
      </p>
      {isAccepted && saving && <UndoAccepted saving={saving} name={[seller.name, label].filter(Boolean).join(', ')} />}
      {isAccepted && kind === 'shortage' && (
        <TextLink href={address('receiving')}>{t('desk_proposals.to_receiving')}</TextLink>
      )}
    </li>
  );
}
