import { useTranslation } from 'react-i18next';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';

/**
 * Replaces a personal page in a browser without scripts: the reason, and the links that work without. It has no styles
 * of its own: pages take theirs from the client's build, which omits this component.
 */
export function NeedsScript() {
  const { t } = useTranslation();
  const address = useAddress();
  const { baskets } = useMarketOffers();
  const links = (
    <>
      <TextLink href={address('home')}>{t('needs_script.home')}</TextLink>
      <TextLink href={address('search')}>{t('needs_script.search')}</TextLink>
      {baskets && <TextLink href={address('baskets')}>{t('needs_script.baskets')}</TextLink>}
      <TextLink href={address('contact')}>{t('needs_script.contact')}</TextLink>
    </>
  );
  return (
    <EmptyState heading="h1" ground="ciel" title={t('needs_script.title')} action={links}>
      <p>{t('needs_script.detail')}</p>
      <p>{t('needs_script.otherwise')}</p>
    </EmptyState>
  );
}

/** On a page that can be read without scripts: what needs them. */
export function ScriptlessNote({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  return <p className={className}>{t('needs_script.browse')}</p>;
}
