import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { HomeBanner_banner$key } from '#generated/relay/HomeBanner_banner.graphql.ts';
import { inLocale } from '../shared/i18n/bilingual.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { localPath } from '../shared/routing/localPath.ts';
import { Button } from '../shared/ui/Button.tsx';
import { classNames } from '../shared/ui/classNames.ts';
import { arrowRightIcon } from '../shared/ui/icons.ts';
import { BannerPicture, hasRoomForText } from './BannerPicture.tsx';
import styles from './HomeBanner.module.css';

const fragment = graphql`
  fragment HomeBanner_banner on Banner {
    title {
      ...bilingual_text
    }
    description {
      ...bilingual_text
    }
    actionPrimary {
      text {
        ...bilingual_text
      }
      url
      external
    }
    desktopImage {
      path
      ...BannerPicture_image
    }
    mobileImage {
      ...BannerPicture_image
    }
  }
`;

type Props = { banner: HomeBanner_banner$key; /** h1: the page's own. */ heading?: 'h1' | 'h2' };

/**
 * The site's banner (F-054, F-058). Its text overlays the picture only if the picture leaves room for it; otherwise it
 * is on a tinted ground of its own.
 */
export const HomeBanner = memo(function HomeBanner({ banner, heading: Heading = 'h1' }: Props) {
  const { title, description, actionPrimary, desktopImage, mobileImage } = useFragment(fragment, banner);
  const locale = useLocale();
  const isOverPicture = desktopImage !== null && desktopImage !== undefined && hasRoomForText(desktopImage.path);
  return (
    <section className={classNames(styles.banner, isOverPicture ? styles.over : styles.beside)} data-light="">
      <div className={styles.inside}>
        <div className={styles.text}>
          <Heading className={styles.title}>{inLocale(title, locale)}</Heading>
          {description && <p className={styles.description}>{inLocale(description, locale)}</p>}
          {actionPrimary?.url && (
            <Button
              size="l"
              href={localPath(actionPrimary.url, locale)}
              iconAfter={arrowRightIcon}
              className={styles.action}
              {...(actionPrimary.external && { target: '_blank', rel: 'noreferrer' })}
            >
              {inLocale(actionPrimary.text, locale)}
            </Button>
          )}
        </div>
        {desktopImage && (
          <BannerPicture desktop={desktopImage} mobile={mobileImage ?? desktopImage} className={styles.picture} />
        )}
      </div>
    </section>
  );
});
