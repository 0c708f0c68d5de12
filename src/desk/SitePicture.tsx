import { useId, useRef, useState } from 'react';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { PictureThumb } from './PictureThumb.tsx';
import { SiteText } from './SiteFields.tsx';
import styles from './SitePicture.module.css';
import type { DraftFields } from './useDraftForm.ts';
import { useMarketPictures } from './useMarketPictures.ts';

type Props = { form: DraftFields; picture: 'desktopImage' | 'mobileImage' };

/** A picture of the banner: chosen among the market's, with its description in both languages. */
export function SitePicture({ form: { values, write, why }, picture }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { found, ask } = useMarketPictures();
  const described = useRef(new Map<string, { fr: string; en: string }>());
  const id = useId();
  const name = `banner.${picture}`;
  const path = String(values[`${name}.path`]);
  const [first] = useState(path);
  const error = why(`${name}.path`);

  /** Each picture has its own description, which is restored when the picture is chosen again. */
  const choose = (next: string) => {
    described.current.set(path, { fr: String(values[`${name}.alt.fr`]), en: String(values[`${name}.alt.en`]) });
    const { fr, en } = described.current.get(next) ?? { fr: '', en: '' };
    write({ [`${name}.path`]: next, [`${name}.alt.fr`]: fr, [`${name}.alt.en`]: en });
  };
  const toggle = () => {
    if (!open) void ask('');
    setOpen(!open);
  };
  const title = t(`desk_information.fields.${picture}_path`);
  return (
    <div className={styles.picture}>
      <div className={styles.now}>
        <PictureThumb path={path} />
        <p className={styles.words}>
          <strong>{title}</strong>
          {path || t(`desk_information.no_picture.${picture}`)}
        </p>
        <Button
          variant="outlined"
          size="s"
          aria-expanded={open}
          aria-label={t(open ? 'desk_information.close_pictures' : 'desk_information.choose_picture', { title })}
          aria-describedby={error ? id : undefined}
          onClick={toggle}
        >
          {t(open ? 'labels.close' : 'desk_information.choose')}
        </Button>
      </div>
      <div role="alert" id={id} className={styles.error}>
        {error}
      </div>
      {open && (
        <PictureChoice
          legend={title}
          none={t(`desk_information.no_picture.${picture}`)}
          value={path}
          own={[...new Set([first, path])].filter((one) => one !== '')}
          onChange={choose}
          found={found}
          onAsk={(words) => void ask(words)}
        />
      )}
      {path && (
        <>
          <p>{t('desk_information.alt_hint')}</p>
          <SiteText form={{ values, write, why }} part="banner" text={`${picture}.alt`} />
        </>
      )}
    </div>
  );
}
