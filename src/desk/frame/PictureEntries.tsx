import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LINE_MAX_LENGTH } from '#rules/plainText.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Disclosure } from '../../shared/ui/Disclosure.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import form from './DeskForm.module.css';
import { CroppedPicture, FocalPointField } from './FocalPointField.tsx';
import { PictureThumb } from './PictureChoice.tsx';
import styles from './PictureFields.module.css';
import { PictureUpload } from './PictureUpload.tsx';
import { sentCrop, type PictureValue } from './pictureValues.ts';

type Props = {
  /** What the pictures are of. */
  title: string;
  /** What the first and the following ones are for. */
  hint: string;
  value: readonly PictureValue[];
  error: string | undefined;
  onChange: (pictures: readonly PictureValue[]) => void;
};

/** The pictures of a product or producer in their order, with what each shows and where it is cropped. */
export function PictureEntries({ title, hint, value, error, onChange }: Props) {
  const { t } = useTranslation();
  const change = (index: number, part: Partial<PictureValue>) =>
    onChange(value.map((picture, at) => (at === index ? { ...picture, ...part } : picture)));
  /** The pictures with all that were added since: several may arrive before the form is drawn again. */
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const add = (picture: PictureValue) => {
    const isSame = ({ path, crop }: PictureValue) =>
      path === picture.path || crop?.uncropped === picture.crop?.uncropped;
    if (latest.current.some(isSame)) return;
    latest.current = [...latest.current, picture];
    onChange(latest.current);
  };
  const entries = useRef<HTMLOListElement>(null);
  /** The entry that has the focus next: what was pressed is gone or stands elsewhere, and a second press must remove nothing. */
  const focusNext = useRef<number | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    const entry = entries.current?.children[Math.min(focusNext.current, value.length - 1)];
    const stop = entry ? 'summary' : 'button';
    (entry ?? entries.current?.parentElement)?.querySelector<HTMLElement>(stop)?.focus();
    focusNext.current = null;
  }, [value]);
  const remove = (index: number) => {
    focusNext.current = index;
    onChange(value.filter((_, at) => at !== index));
  };
  const moveUp = (index: number) => {
    focusNext.current = index - 1;
    const order = [...value];
    order.splice(index - 1, 2, order[index]!, order[index - 1]!);
    onChange(order);
  };
  const altField = (picture: PictureValue, index: number, language: 'primary' | 'secondary') => (
    <TextField
      lang={language === 'primary' ? 'fr' : 'en'}
      label={t(`desk_pictures.alt_${language}`)}
      value={picture.alt[language]}
      maxLength={LINE_MAX_LENGTH}
      onChange={({ target }) => change(index, { alt: { ...picture.alt, [language]: target.value } })}
    />
  );
  return (
    <div className={styles.pictures}>
      <p className={styles.hint}>{hint}</p>
      <ol ref={entries} className={styles.entries}>
        {value.map((picture, index) => {
          const name = t('desk_pictures.nth', { number: index + 1, title });
          return (
            <li key={picture.crop?.uncropped ?? picture.path} className={styles.entry}>
              {picture.crop ? (
                <CroppedPicture crop={picture.crop} className={styles.thumb} />
              ) : (
                <PictureThumb path={picture.path} />
              )}
              <div className={styles.about}>
                <p className={styles.name}>{picture.alt.primary || t('desk_pictures.undescribed')}</p>
                <div className={styles.actions}>
                  {index > 0 && (
                    <Button
                      variant="outlined"
                      size="s"
                      aria-label={t('desk_pictures.up_of', { name })}
                      onClick={() => moveUp(index)}
                    >
                      {t('desk_pictures.up')}
                    </Button>
                  )}
                  <Button
                    variant="text"
                    size="s"
                    aria-label={t('desk_pictures.remove_of', { name })}
                    onClick={() => remove(index)}
                  >
                    {t('desk_pictures.remove')}
                  </Button>
                </div>
              </div>
              <Disclosure
                title={t(picture.crop ? 'desk_pictures.details' : 'desk_pictures.description', { name })}
                className={styles.details}
              >
                <div className={styles.pictures}>
                  <p className={styles.hint}>{t('desk_pictures.alt_hint')}</p>
                  <div className={form.pair}>
                    {altField(picture, index, 'primary')}
                    {altField(picture, index, 'secondary')}
                  </div>
                  {picture.crop && (
                    <FocalPointField title={name} crop={picture.crop} onChange={(crop) => change(index, { crop })} />
                  )}
                </div>
              </Disclosure>
            </li>
          );
        })}
      </ol>
      <div role="alert" className={styles.error}>
        {error}
      </div>
      <PictureUpload
        title={title}
        multiple
        onSent={(sent) => add({ path: sent.path, alt: { primary: '', secondary: '' }, crop: sentCrop(sent) })}
      />
    </div>
  );
}
