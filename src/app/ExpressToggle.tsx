import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { useUpdateShoppingSessionMutation } from '#generated/hooks/useUpdateShoppingSessionMutation.ts';
import ExpressExplanationQueryNode, {
  type ExpressExplanationQuery,
} from '#generated/relay/ExpressExplanationQuery.graphql.ts';
import { useVisitorCart } from '../cart/visitorCart.ts';
import { readPersistent, writePersistent } from '../shared/storage/persistentStorage.ts';
import { lightningFillIcon } from '../shared/ui/icons.ts';
import { Switch } from '../shared/ui/Switch.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { ExpressExplanation } from './ExpressExplanation.tsx';
import styles from './ExpressToggle.module.css';

const EXPLAINED_KEY = 'etal.express-explained';

/**
 * Turns Express on and off for the visitor's cart immediately (F-175); a refusal reverts it and shows the
 * unexpected-error toast. It is explained the first time that it is turned on in this browser, and on demand (F-170).
 */
export function ExpressToggle() {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const cart = useVisitorCart();
  const [save] = useUpdateShoppingSessionMutation();
  const [explanation, setExplanation] = useState<PreloadedQuery<ExpressExplanationQuery> | null>(null);
  const openExplanation = () => {
    writePersistent(EXPLAINED_KEY, '1');
    setExplanation(
      loadQuery<ExpressExplanationQuery>(
        environment,
        ExpressExplanationQueryNode,
        {},
        { fetchPolicy: 'store-or-network' },
      ),
    );
  };
  const change = (fromStorage: boolean) => {
    void save({
      variables: { input: { fromStorage } },
      optimisticUpdater: (store) => void store.getRoot().getLinkedRecord('cart')?.setValue(fromStorage, 'fromStorage'),
    });
    if (fromStorage && readPersistent(EXPLAINED_KEY) === null) openExplanation();
  };
  return (
    <>
      <Switch
        title={t('express.title')}
        detail={t('express.detail')}
        icon={lightningFillIcon}
        checked={cart?.fromStorage ?? false}
        busy={cart === null}
        onChange={change}
        className={styles.toggle}
      />
      <TextLink tone="quiet" standalone className={styles.what} onClick={openExplanation}>
        {t('express.what')}
      </TextLink>
      {explanation && (
        <ExpressExplanation
          reference={explanation}
          isExpress={cart?.fromStorage ?? false}
          onClose={() => {
            explanation.dispose();
            setExplanation(null);
          }}
          onLeave={() => change(false)}
        />
      )}
    </>
  );
}
