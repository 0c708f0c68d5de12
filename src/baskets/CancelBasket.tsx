import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useCancelBasketMutation } from '#generated/hooks/useCancelBasketMutation.ts';
import type { CancelBasket_userBasket$key } from '#generated/relay/CancelBasket_userBasket.graphql.ts';
import { announce } from '../shared/ui/announce.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { Panel } from '../shared/ui/Panel.tsx';
import { SafeAnswer } from '../shared/ui/SafeAnswer.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { FixedBaskets } from './FixedBaskets.tsx';
import { refreshBaskets } from './refreshBaskets.ts';
import styles from './UserBasketPart.module.css';

graphql`
  mutation CancelBasketMutation($id: ID!, $from: ID) {
    cancelBasket(id: $id, from: $from) {
      id
      baskets {
        id
      }
    }
  }
`;

const fragment = graphql`
  fragment CancelBasket_userBasket on UserBasket {
    id
    basket {
      name
    }
    next {
      period {
        id
      }
    }
    ...FixedBaskets_userBasket
  }
`;

/**
 * Cancels a subscription, after confirmation that names the baskets that still come (F-147). If another one was fixed since,
 * nothing is cancelled, and the confirmation names it (E69).
 */
export function CancelBasket({ basket: key }: { basket: CancelBasket_userBasket$key }) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const data = useFragment(fragment, key);
  const { id, basket, next } = data;
  const [open, setOpen] = useState(false);
  const [cancel, cancelling] = useCancelBasketMutation();
  const heading = `fin-${id}`;
  const confirm = async () => {
    const response = await cancel({
      variables: { id, from: next?.period.id },
      failureKey: 'errors.basic_subscription',
    });
    if (response) announce(t('my_baskets.ended', { name: basket.name }));
    else await refreshBaskets(environment);
  };
  return (
    <Panel as="section" edge="outlined" labelledBy={heading} className={`${styles.panel} ${styles.quiet}`}>
      <h3 id={heading} className={styles.title}>
        {t('my_baskets.end')}
      </h3>
      <p className={styles.detail}>{t('my_baskets.end_detail')}</p>
      <TextLink
        standalone
        tone="danger"
        className={styles.link}
        aria-label={t('my_baskets.end_of', { name: basket.name })}
        onClick={() => setOpen(true)}
      >
        {t('my_baskets.end_ask')}
      </TextLink>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('my_baskets.end_title', { name: basket.name })}
        closeLabel={t('labels.close')}
        actions={
          <>
            <Button busy={cancelling} onClick={() => void confirm()}>
              {t('my_baskets.end_do')}
            </Button>
            <SafeAnswer onClick={() => setOpen(false)}>{t('my_baskets.end_keep')}</SafeAnswer>
          </>
        }
      >
        <FixedBaskets basket={data} />
        <p>{t('my_baskets.end_words')}</p>
      </Dialog>
    </Panel>
  );
}
