import { useEffect, useId, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { readListing, wholeListing, type ProductListing } from '#rules/productListing.ts';
import { Button } from '../shared/ui/Button.tsx';
import { IconButton } from '../shared/ui/IconButton.tsx';
import { xIcon } from '../shared/ui/icons.ts';
import { LiveRegion } from '../shared/ui/LiveRegion.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { useModal } from '../shared/ui/useModal.ts';
import { useListing } from './listingAddress.ts';
import { useListingCount } from './listingCount.ts';
import { ListingFields, type ListingFieldsProps } from './ListingFields.tsx';
import styles from './ListingSheet.module.css';

type Props = Omit<ListingFieldsProps, 'listing'> & { open: boolean; onClose: () => void; handle: string | null };

/** "Filtrer et trier": sorting and filters together, over the page; its button shows the number of results. */
export function ListingSheet({ open, onClose, ...content }: Props) {
  const dialog = useModal(open, onClose);
  const heading = useId();
  return (
    <dialog {...dialog} aria-labelledby={heading} className={styles.sheet}>
      {open && <SheetForm heading={heading} onClose={onClose} {...content} />}
    </dialog>
  );
}

const readForm = (form: RefObject<HTMLFormElement | null>): ProductListing => {
  const query = new URLSearchParams();
  if (form.current) for (const [name, value] of new FormData(form.current)) query.append(name, String(value));
  return readListing(query);
};

function SheetForm({ heading, onClose, handle, sellers, needs }: Omit<Props, 'open'> & { heading: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { listing, hrefOf } = useListing();
  const form = useRef<HTMLFormElement>(null);
  const [count, requestCount] = useListingCount(handle);
  useEffect(() => requestCount(readForm(form)), [requestCount]);
  return (
    <form
      ref={form}
      method="get"
      className={styles.content}
      onChange={() => requestCount(readForm(form))}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        void navigate(hrefOf(readForm(form)));
      }}
    >
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {t('collection.sheet')}
        </h2>
        <IconButton of={xIcon} label={t('labels.close')} onClick={onClose} />
      </header>
      <div className={styles.body}>
        <ListingFields listing={listing} sellers={sellers} needs={needs} />
      </div>
      <footer className={styles.foot}>
        <TextLink href={hrefOf(wholeListing)} standalone onClick={onClose}>
          {t('collection.clear')}
        </TextLink>
        <Button type="submit" wide>
          <span aria-live="polite">{count === null ? t('shell.see_products') : t('collection.see', { count })}</span>
        </Button>
      </footer>
      <LiveRegion />
    </form>
  );
}
