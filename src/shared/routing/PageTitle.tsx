import { useTranslation } from 'react-i18next';
import { usePageHead } from './pageHead.ts';

/**
 * The page's title in the window and in search results; React lifts it into the head. Without `name`: the market's
 * alone.
 */
export function PageTitle({ name, description }: { name?: string; description?: string | null | undefined }) {
  const { t } = useTranslation();
  const market = t('shell.market');
  usePageHead(() => ({ title: name ?? market, description: description ?? '' }));
  return (
    <>
      <title>{name ? `${name} – ${market}` : market}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
