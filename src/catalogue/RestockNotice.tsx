import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRequestRestockNoticeMutation } from '#generated/hooks/useRequestRestockNoticeMutation.ts';
import type { RestockNotice_product$key } from '#generated/relay/RestockNotice_product.graphql.ts';
import { isEmail } from '#rules/contactDetails.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { hasCode } from '../shared/relay/failure.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Notice } from '../shared/ui/Notice.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import styles from './RestockNotice.module.css';

graphql`
  mutation RequestRestockNoticeMutation($product: ID!, $email: String) {
    requestRestockNotice(product: $product, email: $email)
  }
`;

const fragment = graphql`
  fragment RestockNotice_product on Product {
    id
  }
`;

/** Takes the focus that the form had. */
const focusMessage = (message: HTMLElement | null) => message?.focus();

/**
 * Requests one mail when an unavailable product is back: with one click for customers, with an email address for
 * guests. Needs JavaScript.
 */
export function RestockNotice({ product }: { product: RestockNotice_product$key }) {
  const { id } = useFragment(fragment, product);
  const { t } = useTranslation();
  const { isAuthenticated } = useAuthentication();
  const [email, setEmail] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const [isRequested, setIsRequested] = useState(false);
  const [request, requesting] = useRequestRestockNoticeMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const showInvalid = () => {
      // Rendered before the field has the focus, so that the error is read with it.
      flushSync(() => setIsInvalid(true));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    };
    const address = isAuthenticated ? null : email.trim();
    if (address !== null && !isEmail(address)) return showInvalid();
    const response = await request({
      variables: { product: id, email: address },
      onFailure: (_, error) => hasCode(error, 'EMAIL_INVALID') && showInvalid(),
    });
    if (response) setIsRequested(true);
  };
  if (isRequested)
    return (
      <Notice kind="good">
        <p ref={focusMessage} role="status" tabIndex={-1}>
          {t(isAuthenticated ? 'product.restock_requested' : 'product.restock_requested_guest')}
        </p>
      </Notice>
    );
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {!isAuthenticated && (
        <TextField
          label={t('product.restock_email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          value={email}
          error={isInvalid ? t('product.restock_email_invalid') : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            setIsInvalid(false);
          }}
        />
      )}
      <Button type="submit" variant="outlined" busy={requesting}>
        {t('product.restock')}
      </Button>
      <p className={styles.detail}>{t(isAuthenticated ? 'product.restock_detail' : 'product.restock_detail_guest')}</p>
    </form>
  );
}
