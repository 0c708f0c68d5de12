import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button.tsx';
import { BilingualFields } from '../frame/BilingualFields.tsx';
import type { TextValues } from '../frame/deskSchema.ts';
import { CroppedPicture, FocalPointField } from '../frame/FocalPointField.tsx';
import { PictureChoice, PictureThumb } from '../frame/PictureChoice.tsx';
import { PictureUpload } from '../frame/PictureUpload.tsx';
import { sentCrop, type CropValue } from '../frame/pictureValues.ts';
import styles from '../frame/SitePicture.module.css';
import type { DeskFields } from '../frame/useDeskForm.ts';
import { useMarketPictures } from '../frame/useMarketPictures.ts';
import type { SiteValues } from './siteValues.ts';

type Props = {
  form: DeskFields<SiteValues>;
  /** The field of the picture's path. */
  name: 'identity.logo' | 'banner.desktopImage.path' | 'banner.mobileImage.path';
  /** The field of its crop. */
  crop: 'identity.logoCrop' | 'banner.desktopImage.crop' | 'banner.mobileImage.crop';
  /** The text of no picture. */
  none: string;
  onChange?: (path: string) => void;
  children?: ReactNode;
};

const cropIn = ({ identity, banner }: SiteValues, name: Props['crop']): CropValue =>
  name === 'identity.logoCrop'
    ? identity.logoCrop
    : banner[name === 'banner.desktopImage.crop' ? 'desktopImage' : 'mobileImage'].crop;

/** A picture of the site: uploaded, or chosen among the market's. */
export function SitePicture({ form, name, crop: cropName, none, onChange, children }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { pictures, search } = useMarketPictures();
  const id = useId();
  const { label: title, value: path, error } = form.field(name);
  const [initial] = useState({ path, crop: cropIn(form.values, cropName) });
  const [crop] = cropIn(form.values, cropName);
  /** Also a crop that was placed before another picture was tried out. */
  const choose = (chosen: string, chosenCrop: CropValue) => {
    onChange?.(chosen);
    form.write(name, chosen);
    form.write(cropName, [...chosenCrop]);
  };
  /** By path: an uploaded picture has no name but that. */
  const uploads = new Set([...(initial.crop.length > 0 ? [initial.path] : []), ...(crop ? [path] : [])]);
  const ownPictures = [...new Set([initial.path, path])]
    .filter((ownPath) => ownPath !== '')
    .map((ownPath) => ({ path: ownPath, alt: uploads.has(ownPath) ? t('desk_pictures.uploaded') : null }));
  const toggle = () => {
    if (!open) void search('');
    setOpen(!open);
  };
  return (
    <div className={styles.picture}>
      <div className={styles.now}>
        {crop ? <CroppedPicture crop={crop} className={styles.thumb} /> : <PictureThumb path={path} />}
        <p className={styles.words}>
          <strong>{title}</strong>
          {crop ? t('desk_pictures.uploaded') : path || none}
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
      {crop && <FocalPointField title={title} crop={crop} onChange={(moved) => form.write(cropName, [moved])} />}
      {open && (
        <>
          <PictureUpload title={title} onSent={(sent) => choose(sent.path, [sentCrop(sent)])} />
          <PictureChoice
            legend={title}
            none={none}
            value={path}
            own={ownPictures}
            onChange={(chosen) => choose(chosen, chosen === initial.path ? initial.crop : [])}
            pictures={pictures}
            onSearch={(words) => void search(words)}
          />
        </>
      )}
      {children}
    </div>
  );
}

/** A picture of the banner, with its description in both languages, which is restored when it is chosen again. */
export function BannerPicture({
  form,
  image,
}: {
  form: DeskFields<SiteValues>;
  image: 'desktopImage' | 'mobileImage';
}) {
  const { t } = useTranslation();
  const descriptions = useRef(new Map<string, TextValues>());
  const { path, alt } = form.values.banner[image];
  const choose = (chosenPath: string) => {
    // A copy: the form changes its values in place.
    descriptions.current.set(path, { ...alt });
    const { primary, secondary } = descriptions.current.get(chosenPath) ?? { primary: '', secondary: '' };
    form.write(`banner.${image}.alt.primary`, primary);
    form.write(`banner.${image}.alt.secondary`, secondary);
  };
  return (
    <SitePicture
      form={form}
      name={`banner.${image}.path`}
      crop={`banner.${image}.crop`}
      none={t(`desk_information.no_picture.${image}`)}
      onChange={choose}
    >
      {path && (
        <>
          <p className={styles.hint}>{t('desk_information.alt_hint')}</p>
          <BilingualFields form={form} name={`banner.${image}.alt`} />
        </>
      )}
    </SitePicture>
  );
}
