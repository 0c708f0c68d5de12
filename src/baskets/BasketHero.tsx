import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import styles from './BasketHero.module.css';

/** Where text overlays the picture's empty left side; the same condition as in BasketHero.module.css. */
const OVER = '(min-width: 1140px), (min-width: 860px) and (max-width: 1023px)';

/**
 * The picture and a one-sentence explanation of recurring baskets. The picture is the page's largest paint, so it loads
 * first.
 */
export function BasketHero() {
  const { t } = useTranslation();
  const { imageBase } = usePageSettings();
  const file = (name: string, format: string) => `${imageBase}/${name}.${format}`;
  return (
    <header className={styles.hero} data-light="">
      <div className={styles.words}>
        <h1 className={styles.title}>{t('baskets.heading')}</h1>
        <p className={styles.lead}>{t('baskets.lead')}</p>
      </div>
      <picture className={styles.picture}>
        {['avif', 'webp'].map((format) => (
          <source
            key={format}
            media={OVER}
            type={`image/${format}`}
            srcSet={`${file('caisse-large-900', format)} 900w, ${file('caisse-large-1280', format)} 1280w`}
            sizes="(min-width: 1350px) 900px, (min-width: 1140px) calc(87vw - 274px), 84vw"
            width={1280}
            height={640}
          />
        ))}
        <source type="image/avif" srcSet={file('caisse-mobile-780', 'avif')} />
        <img src={file('caisse-mobile-780', 'webp')} alt="" width={780} height={624} fetchPriority="high" />
      </picture>
    </header>
  );
}
