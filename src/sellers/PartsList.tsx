import { useTranslation } from 'react-i18next';
import { formatCount } from '#rules/numbers.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Disclosure } from '../shared/ui/Disclosure.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './PartsList.module.css';

type Part = { id: string; name: string; parentId: string | undefined; href: string; count: number; current: boolean };

/** All parts of a producer's products, by category, in a list that opens. total: how many of them have no parts of their own. */
export function PartsList({ parts, total }: { parts: readonly Part[]; total: number }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const link = ({ name, href, count, current }: Part) => (
    <UiLink href={href} className={styles.part} aria-current={current ? 'page' : undefined}>
      {name} <span className={styles.count}>{formatCount(count, locale)}</span>
    </UiLink>
  );
  return (
    <Disclosure title={t('sellers.all_parts', { count: total })} className={styles.all}>
      <ul className={styles.groups}>
        {parts
          .filter(({ parentId }) => parentId === undefined)
          .map((category) => {
            const inside = parts.filter(({ parentId }) => parentId === category.id);
            return (
              <li key={category.id} className={styles.group}>
                {link(category)}
                {inside.length > 0 && (
                  <ul className={styles.inside}>
                    {inside.map((part) => (
                      <li key={part.id}>{link(part)}</li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
      </ul>
    </Disclosure>
  );
}
