import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { BalanceStep_cart$key } from '#generated/relay/BalanceStep_cart.graphql.ts';
import type { savedAddress_user$key } from '#generated/relay/savedAddress_user.graphql.ts';
import { ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import { formatCents } from '#rules/money.ts';
import { AddressLink } from '../../profile/AddressLink.tsx';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useAddress } from '../../shared/routing/useAddress.ts';
import { ChoiceGroup, ChoiceRow } from '../../shared/ui/ChoiceRow.tsx';
import { tagIcon } from '../../shared/ui/icons.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import type { StepProps } from '../stepProps.ts';
import { useStepAddress } from '../useStepAddress.ts';
import styles from './BalanceStep.module.css';

const fragment = graphql`
  fragment BalanceStep_cart on Cart {
    balanceAvailable
    totals {
      credit
    }
  }
`;

type Props = Pick<StepProps, 'place' | 'address' | 'credit'> & {
  cart: BalanceStep_cart$key;
  user: savedAddress_user$key | null;
};

/** Step 3, with credit only: use it or keep it; it cannot be combined with a promotion code (F-117 to F-119). */
export function BalanceStep({ cart: key, user, place, address, credit }: Props) {
  const { t } = useTranslation();
  const addressOf = useAddress();
  const stepAddress = useStepAddress();
  const locale = useLocale();
  const { balanceAvailable, totals } = useFragment(fragment, key);
  const rest = formatCents(-balanceAvailable - totals.credit);
  return (
    <div className={styles.step}>
      <Panel ground="ciel" className={styles.credit}>
        <p>{t('balance.available')}</p>
        <p className={styles.amount}>{formatCents(-balanceAvailable)}</p>
        <TextLink standalone href={addressOf('account', { view: ACCOUNT_VIEW_NAMES.balance[locale] })}>
          {t('balance.why')}
        </TextLink>
      </Panel>
      <ChoiceGroup
        legend={t('balance.question')}
        legendHidden
        value={credit.isChosen ? 'use' : 'keep'}
        onChange={(value) => credit.choose(value === 'use')}
      >
        <ChoiceRow
          value="use"
          title={t('balance.use')}
          detail={t('balance.use_detail', { rest })}
          aside={formatCents(-totals.credit)}
          asideShort
        />
        <ChoiceRow value="keep" title={t('balance.keep')} detail={t('balance.keep_detail')} />
      </ChoiceGroup>
      {user && address.addressUnknown && credit.isChosen && (
        <Notice kind="sunken">
          <p>
            {t('cart.balance_need_address')} <AddressLink user={user}>{t('balance.add_address')}</AddressLink>
          </p>
        </Notice>
      )}
      <Notice kind="sunken" icon={tagIcon}>
        <p>{t('balance.no_code')}</p>
      </Notice>
      <p>
        <TextLink standalone href={stepAddress(2)}>
          {t(place.method === 'ship' ? 'balance.back_ship' : 'balance.back_pickup')}
        </TextLink>
      </p>
    </div>
  );
}
