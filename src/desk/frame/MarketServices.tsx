import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useCheckServicesMutation } from '#generated/hooks/useCheckServicesMutation.ts';
import type {
  MarketServices_staff$data,
  MarketServices_staff$key,
} from '#generated/relay/MarketServices_staff.graphql.ts';
import { formatMoment } from '#rules/dates.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { deskFailure } from './deskErrors.ts';
import { DeskPanel } from './DeskLayout.tsx';
import styles from './MarketServices.module.css';

graphql`
  mutation CheckServicesMutation {
    checkServices {
      services {
        checkedAt
      }
    }
  }
`;

const fragment = graphql`
  fragment MarketServices_staff on Staff {
    services {
      checkedAt
      items {
        name
        source
        works
        sentences
      }
    }
  }
`;

type Service = NonNullable<MarketServices_staff$data['services']>['items'][number];
const NAMES = ['address', 'signIn', 'payment', 'mail'] as const;
const SOURCES = ['real', 'standIn', 'none'] as const;

const COLOURS = { works: 'turquoise', fails: 'orange', unchecked: 'gray', standIn: 'gray', none: 'gray' } as const;

const isReal = ({ source }: Service) => source === 'real';

function stateOf({ source, works }: Service): keyof typeof COLOURS {
  if (source !== 'real') return source === 'standIn' ? 'standIn' : 'none';
  if (works === null) return 'unchecked';
  return works ? 'works' : 'fails';
}

/** A service, what it is, and what the last check found. Renders nothing for an unknown one of a newer server. */
function ServiceRow({ service }: { service: Service }) {
  const { t } = useTranslation();
  const name = NAMES.find((one) => one === service.name);
  const source = SOURCES.find((one) => one === service.source);
  if (!name || !source) return null;
  const { sentences } = service;
  const state = stateOf(service);
  const words = t(source === 'real' ? `desk_setup.services.real.${name}` : `desk_setup.services.stand_in.${name}`);
  return (
    <li className={styles.service}>
      <b>{t(`desk_setup.services.names.${name}`)}</b>
      <Tag colour={COLOURS[state]}>{t(`desk_setup.services.${state}`)}</Tag>
      <p>{[words, ...sentences].join(' ')}</p>
    </li>
  );
}

type Props = {
  staff: MarketServices_staff$key;
  /** Whether it stands in a panel of other things, under a heading of its own. */ isPart?: boolean;
};

/** What the market runs on, real or a trial's stand-in, and the check of what is real. */
export function MarketServices({ staff, isPart = false }: Props) {
  const headingId = useId();
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { services } = useFragment(fragment, staff);
  const [check, busy] = useCheckServicesMutation();
  const { revalidate, state } = useRevalidator();
  if (!services) return null;
  const { checkedAt, items } = services;
  const real = items.filter(isReal);
  const failing = real.filter(({ works }) => works === false).length;
  const press = async () => {
    const data = await check({ variables: {}, failureKey: deskFailure('errors.basic_retry') });
    if (data) void revalidate();
  };
  const content = (
    <>
      <ul className={styles.list}>
        {items.map((service) => (
          <ServiceRow key={service.name} service={service} />
        ))}
      </ul>
      <p role="status" className={styles.checked}>
        {checkedAt &&
          t('desk_setup.services.checked', {
            count: failing,
            moment: formatMoment(checkedAt, locale, now),
          })}
      </p>
      {real.length > 0 ? (
        <Button size="s" variant="outlined" busy={busy || state === 'loading'} onClick={() => void press()}>
          {t('desk_setup.services.check')}
        </Button>
      ) : (
        <p className={styles.none}>{t('desk_setup.services.nothing')}</p>
      )}
    </>
  );
  const title = t('desk_setup.services.title');
  if (!isPart) return <DeskPanel title={title}>{content}</DeskPanel>;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {title}
      </h3>
      {content}
    </section>
  );
}
