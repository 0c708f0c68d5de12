import { useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useSaveProductMutation } from '../../__generated__/hooks/useSaveProductMutation.ts';
import type { DeskProduct_product$key } from '../../__generated__/relay/DeskProduct_product.graphql.ts';
import { presences } from '../../rules/dietary.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Disclosure } from '../shared/ui/Disclosure.tsx';
import { SelectField } from '../shared/ui/SelectField.tsx';
import { showFormErrors } from '../shared/ui/showFormErrors.ts';
import { useDraft } from '../shared/ui/useDraft.ts';
import styles from './DeskProducts.module.css';
import { DeskVariant } from './DeskVariant.tsx';
import { DraftFoot } from './DraftFoot.tsx';
import { ProductDietary } from './ProductDietary.tsx';
import { draftOf, inputFieldOf, inputOf, refusedFields, type ProductDraft } from './productDraft.ts';
import { ProductTexts } from './ProductTexts.tsx';
import { refreshProduct } from './refreshProduct.ts';
import { useVersionedSave } from './useVersionedSave.ts';

graphql`
  mutation SaveProductMutation($id: ID!, $version: Int!, $input: ProductInput!) {
    saveProduct(id: $id, version: $version, input: $input) {
      ...DeskProduct_product
    }
  }
`;

const fragment = graphql`
  fragment DeskProduct_product on Product {
    id
    name
    version
    seller {
      name
    }
    variants {
      id
      name
      ...VariantStock_variant
    }
    ...productDraft_product
  }
`;

/** A form's state: the product's, and each of its variants'. */
export type DraftForm = {
  values: ProductDraft;
  write: (change: ProductDraft) => void;
  /** Why a field is invalid, in the reader's language. */
  why: (name: string) => string | undefined;
};

const STATUSES = ['active', 'inactive', 'draft'] as const;

/** A product of the catalogue: whether it is sold, prices and texts; saved together. */
export function DeskProduct({ product: key }: { product: DeskProduct_product$key }) {
  const { t } = useTranslation();
  const product = useFragment(fragment, key);
  const saved = draftOf(product);
  const { values, changes, version, write, drop, refuse, theirs } = useDraft(
    saved,
    product.version ?? 1,
    `product.${product.id}`,
  );
  const [mutate] = useSaveProductMutation();
  const { save, saving, bad } = useVersionedSave(mutate, refreshProduct);
  const [tried, setTried] = useState(false);
  const refused = refusedFields(values, changes);
  const isChanged = Object.keys(changes).length > 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    showFormErrors(event.currentTarget as HTMLFormElement, () => setTried(true));
    if (!isChanged || Object.keys(refused).length > 0) return;
    const changed = await save({ id: product.id, version, input: inputOf(values, changes) });
    if (changed) return refuse(Object.keys(saved).filter((name) => changed.includes(inputFieldOf(name))));
    setTried(false);
    drop();
  };
  const why = (name: string) => {
    const reason = tried ? refused[name] : undefined;
    if (!reason && name in changes && bad.includes(inputFieldOf(name))) return t('desk_catalogue.refused.server');
    return reason && t(`desk_catalogue.refused.${reason}`);
  };
  const labelOf = (name: string): string => {
    const [id, ...rest] = name.split('.');
    const variant = product.variants.find((one) => one.id === id);
    const field = (variant ? rest : [id, ...rest]).join('_') as 'status';
    const label = t(`desk_catalogue.fields.${field}`);
    return variant ? `${variant.name}, ${label}` : label;
  };
  const shown = (value: string | boolean | null | undefined): string => {
    if (typeof value === 'boolean') return t(value ? 'desk_catalogue.yes' : 'desk_catalogue.no');
    const presence = presences.find((one) => one === value);
    if (presence) return t(`desk_catalogue.presence.${presence}`);
    return STATUSES.some((status) => status === value)
      ? t(`desk_catalogue.status.${value as 'active'}`)
      : value || t('desk_catalogue.nothing');
  };
  const form: DraftForm = { values, write, why };
  return (
    <form noValidate className={styles.product} aria-label={product.name} onSubmit={(event) => void submit(event)}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{product.name}</h2>
          <p className={styles.seller}>{product.seller.name}</p>
        </div>
        <SelectField
          className={styles.status}
          label={t('desk_catalogue.fields.status')}
          value={String(values['status'])}
          onChange={(event) => write({ status: event.target.value })}
        >
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`desk_catalogue.status.${status}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {product.variants.map((variant) => (
        <DeskVariant key={variant.id} id={variant.id} name={variant.name} variant={variant} form={form} />
      ))}
      <Disclosure title={t('desk_catalogue.dietary')}>
        <ProductDietary form={form} />
      </Disclosure>
      <Disclosure title={t('desk_catalogue.texts')}>
        <ProductTexts form={form} variants={product.variants} />
      </Disclosure>
      <DraftFoot
        changed={t('desk_catalogue.changed')}
        theirs={theirs && theirs.map((name) => ({ label: labelOf(name), value: shown(saved[name]) }))}
        isChanged={isChanged}
        saving={saving}
        onDrop={drop}
      />
    </form>
  );
}
