import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { TransportFailure } from '../../shared/relay/failure.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useDeskAddress } from './deskAddress.ts';
import { DeskMessage } from './DeskLayout.tsx';
import { useIsManager } from './deskRole.ts';
import type { DeskViewName } from './deskViews.ts';

/** Replaces a view that needs the market while it does not respond. */
export function UnreachedView() {
  const { t } = useTranslation();
  const address = useDeskAddress();
  return (
    <DeskMessage
      ground="ciel"
      title={t('desk_lists.unreached')}
      action={
        <>
          <Button href={address('packing')}>{t('desk.views.packing')}</Button>
          <Button variant="outlined" onClick={() => window.location.reload()}>
            {t('desk_lists.read_again')}
          </Button>
        </>
      }
    >
      {t('desk_lists.unreached_detail')}
    </DeskMessage>
  );
}

/** Replaces a view that the address does not have: the desk's navigation stays, and leads on (F-018). */
export function MissingView() {
  const { t } = useTranslation();
  const address = useDeskAddress();
  const { pathname } = useLocation();
  const start = useIsManager() ? 'week' : 'packing';
  return (
    <DeskMessage
      title={t('desk.missing.title')}
      action={
        <>
          <Button href={address(start)}>{t(`desk.views.${start}`)}</Button>
          <Button variant="outlined" href={address('orders')}>
            {t('desk.views.orders')}
          </Button>
        </>
      }
    >
      <p>{t('desk.missing.words', { path: decodeURI(pathname) })}</p>
    </DeskMessage>
  );
}

/** Replaces a view that only managers may open. */
export function ManagersView({ view }: { view: DeskViewName }) {
  const { t } = useTranslation();
  const address = useDeskAddress();
  const name = t(`desk.views.${view}`);
  return (
    <DeskMessage
      ground="ciel"
      title={t('desk.managers.title', { view: name })}
      action={<Button href={address('packing')}>{t('desk.views.packing')}</Button>}
    >
      {t('desk.managers.words')}
    </DeskMessage>
  );
}

/** `of`: the view's query reference; a new one retries. */
type Props = { of: unknown; children: ReactNode };
type State = { error: unknown; of: unknown };

/** Keeps the desk's navigation when the market does not respond a view's query; other errors pass. */
export class ViewBoundary extends Component<Props, State> {
  override state: State = { error: null, of: this.props.of };
  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ error });
  static getDerivedStateFromProps = ({ of }: Props, state: State): State | null =>
    of === state.of ? null : { error: null, of };
  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof TransportFailure) return <UnreachedView />;
    throw error;
  }
}
