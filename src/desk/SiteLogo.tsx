import { useState } from 'react';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { PictureThumb } from './PictureThumb.tsx';
import styles from './SitePicture.module.css';
import type { DraftFields } from './useDraftForm.ts';
import { useMarketPictures } from './useMarketPictures.ts';

/** The market's logo: one of its square pictures, or none. */
export function SiteLogo({ form: { values, write, why } }: { form: DraftFields }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { found, ask } = useMarketPictures();
  const path = String(values['identity.logo']);
  const [first] = useState(path);
  const title = t('desk_information.fields.logo');
  const toggle = () => {
    if (!open) void ask('');
    setOpen(!open);
  };
  return (
    <div className={styles.picture}>
      <div className={styles.now}>
        <PictureThumb path={path} />
        <p className={styles.words}>
          <strong>{title}</strong>
          {path || t('desk_information.no_picture.logo')}
        </p>
        <Button
          variant="outlined"
          size="s"
          aria-expanded={open}
          aria-label={t(open ? 'desk_information.close_pictures' : 'desk_information.choose_picture', { title })}
          onClick={toggle}
        >
          {t(open ? 'labels.close' : 'desk_information.choose')}
        </Button>
      </div>
      <div role="alert" className={styles.error}>
        {why('identity.logo')}
      </div>
      {open && (
        <PictureChoice
          legend={title}
          none={t('desk_information.no_picture.logo')}
          value={path}
          own={[...new Set([first, path])].filter((one) => one !== '')}
          onChange={(next) => write({ 'identity.logo': next })}
          found={found}
          onAsk={(words) => void ask(words)}
        />
      )}
    </div>
  );
}
