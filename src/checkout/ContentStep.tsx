import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ContentStep_cart$key } from '../../__generated__/relay/ContentStep_cart.graphql.ts';
import { NOTE_MAX_LENGTH } from '../../rules/constants.ts';
import { CartLines } from '../cart/CartLines.tsx';
import { UnsurePanel } from '../cart/UnsurePanel.tsx';
import { TextArea } from '../shared/ui/TextArea.tsx';
import styles from './ContentStep.module.css';

const fragment = graphql`
  fragment ContentStep_cart on Cart {
    ...CartLines_cart
    ...UnsurePanel_cart
  }
`;

/** Step 1: the lines, those to confirm, and the note, which is kept while one goes back and forth (F-084, F-092). */
export function ContentStep({
  cart: key,
  note,
  onNote,
}: {
  cart: ContentStep_cart$key;
  note: string;
  onNote: (note: string) => void;
}) {
  const { t } = useTranslation();
  const cart = useFragment(fragment, key);
  const home = useRef<HTMLDivElement>(null);
  return (
    <div ref={home} tabIndex={-1} className={styles.step}>
      <CartLines cart={cart} label={t('cart.yours')} home={home} />
      <UnsurePanel cart={cart} home={home} />
      <TextArea
        label={t('checkout.note')}
        mark={t('checkout.optional')}
        placeholder={t('checkout.note_example')}
        maxLength={NOTE_MAX_LENGTH}
        value={note}
        onChange={(event) => onNote(event.target.value)}
      />
    </div>
  );
}
