import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';
import { xIcon } from './icons.ts';
import styles from './LoadFailure.module.css';

type Props = {
  retry: () => void;
  /** If given, the message appears over the page, where the part would have opened, and can be closed. */
  onClose?: () => void;
};

/** Replaces a part of the page that did not load. */
export function LoadFailure({ retry, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={classNames(styles.failure, onClose && styles.over)}>
      <p className={styles.text}>{t('labels.part_failed')}</p>
      <Button size="s" variant="outlined" onClick={retry}>
        {t('labels.retry')}
      </Button>
      {onClose && <IconButton of={xIcon} label={t('labels.close')} variant="plain" onClick={onClose} />}
    </div>
  );
}
