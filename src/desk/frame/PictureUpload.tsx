import { useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_TYPES } from '#rules/pictureUpload.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { classNames } from '../../shared/ui/classNames.ts';
import { cameraIcon, imageIcon } from '../../shared/ui/icons.ts';
import styles from './PictureFields.module.css';
import { sendPicture, type PictureFailure, type SentPicture } from './sendPicture.ts';

type Props = {
  /** What the picture is of, for the names of the buttons. */
  title: string;
  /** Several at once, one after the other. */
  multiple?: boolean;
  onSent: (picture: SentPicture) => void;
};

const isFile = (file: File | null): file is File =>
  file !== null && (file.type === '' || file.type.startsWith('image/'));

/**
 * Adds pictures: dragged or pasted here, chosen, or taken by a phone's camera. What failed stays until it is sent again or
 * left.
 */
export function PictureUpload({ title, multiple = false, onSent }: Props) {
  const { t } = useTranslation();
  const hint = useId();
  const chosen = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [sending, setSending] = useState<{ name: string; left: number } | null>(null);
  const [failed, setFailed] = useState<{ files: File[]; failure: PictureFailure } | null>(null);

  async function send(all: readonly File[]) {
    const files = multiple ? [...all] : all.slice(0, 1);
    if (sending || files.length === 0) return;
    setFailed(null);
    for (const [index, file] of files.entries()) {
      setSending({ name: file.name, left: files.length - index });
      const sent = await sendPicture(file);
      if (typeof sent === 'string') {
        setFailed({ files: files.slice(index), failure: sent });
        break;
      }
      onSent(sent);
    }
    setSending(null);
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.items].map((item) => item.getAsFile()).filter(isFile);
    if (files.length === 0) return;
    event.preventDefault();
    void send(files);
  };
  const input = (ref: typeof chosen, isCamera: boolean) => (
    <input
      ref={ref}
      type="file"
      hidden
      accept={PICTURE_TYPES.join(',')}
      multiple={multiple && !isCamera}
      {...(isCamera && { capture: 'environment' })}
      onChange={({ target }) => {
        void send([...(target.files ?? [])]);
        // The same file can be chosen again.
        target.value = '';
      }}
    />
  );
  return (
    <div
      role="group"
      aria-label={t('desk_pictures.add', { title })}
      className={classNames(styles.zone, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <div className={styles.actions}>
        <Button
          variant="outlined"
          size="s"
          icon={imageIcon}
          busy={sending !== null}
          aria-label={t('desk_pictures.choose_of', { title })}
          aria-describedby={hint}
          onClick={() => chosen.current?.click()}
        >
          {t('desk_pictures.choose')}
        </Button>
        <Button
          variant="outlined"
          size="s"
          icon={cameraIcon}
          busy={sending !== null}
          className={styles.camera}
          aria-label={t('desk_pictures.camera_of', { title })}
          onClick={() => camera.current?.click()}
        >
          {t('desk_pictures.camera')}
        </Button>
      </div>
      <p id={hint} className={styles.hint}>
        {t('desk_pictures.hint')}
      </p>
      {input(chosen, false)}
      {input(camera, true)}
      <div role="status">
        {sending && (
          <p className={styles.sending}>
            <progress aria-label={t('desk_pictures.sending', sending)} />
            {t('desk_pictures.sending', sending)}
          </p>
        )}
      </div>
      <div role="alert">
        {failed && (
          <p className={styles.error}>
            <strong>{failed.files[0]?.name}</strong> {t(failed.failure)}
          </p>
        )}
      </div>
      {failed && (
        <div className={styles.actions}>
          <Button variant="outlined" size="s" onClick={() => void send(failed.files)}>
            {t('desk_pictures.retry')}
          </Button>
          <Button
            variant="text"
            size="s"
            onClick={() => {
              const rest = failed.files.slice(1);
              setFailed(null);
              void send(rest);
            }}
          >
            {t('desk_pictures.leave')}
          </Button>
        </div>
      )}
    </div>
  );
}
