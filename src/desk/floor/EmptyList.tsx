import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { useOpenUntil } from '../frame/WeekChoice.tsx';

type Props = {
  /** When its week closes. */
  closesAt: string | undefined;
  /** Of a week that has closed. */
  title: string;
  detail?: string;
};

/** A list without orders: of a week that still takes them it says until when, for nothing is certain before. */
export function EmptyList({ closesAt, title, detail }: Props) {
  const { t } = useTranslation();
  const closing = useOpenUntil(closesAt);
  if (closing)
    return <EmptyState title={t('desk_lists.week_open')}>{t('desk_lists.week_open_none', { closing })}</EmptyState>;
  return <EmptyState title={title}>{detail}</EmptyState>;
}

/** Above a list with orders: it is not complete yet. */
export function OpenWeekLine({
  closesAt,
  className,
}: {
  closesAt: string | null | undefined;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  const closing = useOpenUntil(closesAt);
  return closing && <p className={className}>{t('desk_lists.week_open_until', { closing })}</p>;
}
