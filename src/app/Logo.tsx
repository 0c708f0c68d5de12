import { useTranslation } from 'react-i18next';
import { useAddress } from '../shared/routing/useAddress.ts';
import { MarketMark } from '../shared/ui/MarketMark.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './Logo.module.css';

/** The market's logo and its name on two lines, with a link to home. */
export function Logo() {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <UiLink href={address('home')} className={styles.logo} aria-label={`${t('shell.market')}, ${t('shell.home')}`}>
      <MarketMark />
      <span className={styles.name}>
        {t('shell.market_first')}
        <br />
        {t('shell.market_rest')}
      </span>
    </UiLink>
  );
}
