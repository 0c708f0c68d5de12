import { useTranslation } from 'react-i18next';
import { usePageSettings } from '../browser/pageSettings.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { usePageHead } from './pageHead.ts';
import styles from './Trail.module.css';

/** Breadcrumbs from home to this page; the page itself, if named, comes last and is no link. */
export function Trail({ steps }: { steps: { name: string; href?: string }[] }) {
  const { t } = useTranslation();
  const { origin } = usePageSettings();
  usePageHead(() => ({
    jsonLd: [
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(({ name, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          ...(href && { item: origin + href }),
        })),
      },
    ],
  }));
  return (
    <nav aria-label={t('collection.trail')}>
      <ol className={styles.trail}>
        {steps.map(({ name, href }) => (
          <li key={href ?? name} className={styles.step}>
            {href ? (
              <TextLink tone="quiet" href={href} className={styles.link}>
                {name}
              </TextLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
