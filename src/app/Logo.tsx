import { useTranslation } from 'react-i18next';
import { nameLines } from '#rules/marketIdentity.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { MarketMark } from '../shared/ui/MarketMark.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './Logo.module.css';

/** Characters of a line that has room beside the buttons of a phone's header. */
const MAX_PHONE_CHARACTERS = 12;

/** The market's logo and its name on two lines, with a link to home. */
export function Logo() {
  const { t } = useTranslation();
  const address = useAddress();
  const { market, imageBase } = usePageSettings();
  const [first, second] = nameLines(market.name);
  return (
    <UiLink href={address('home')} className={styles.logo} aria-label={`${market.name}, ${t('shell.home')}`}>
      <MarketMark market={market} imageBase={imageBase} />
      <span
        className={styles.name}
        data-long={Math.max(first.length, second.length) > MAX_PHONE_CHARACTERS || undefined}
      >
        {first}
        {second && <br />}
        {second}
      </span>
    </UiLink>
  );
}
