import type { FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useSaveProductMutation } from '../../__generated__/hooks/useSaveProductMutation.ts';
import type { DeskProduct_product$key } from '../../__generated__/relay/DeskProduct_product.graphql.ts';
import { presences } from '../../rules/dietary.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Disclosure } from '../shared/ui/Disclosure.tsx';
import { SelectField } from '../shared/ui/SelectField.tsx';
import styles from './DeskProducts.module.css';
import { DeskVariant } from './DeskVariant.tsx';
import { DraftFoot } from './DraftFoot.tsx';
import { ProductDietary } from './ProductDietary.tsx';
import { draftOf, inputFieldOf, inputOf, refusedFields } from './productDraft.ts';
import { ProductTexts } from './ProductTexts.tsx';
import { refreshProduct } from './refreshProduct.ts';
import { useDraftForm } from './useDraftForm.ts';

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

const STATUSES = ['active', 'inactive', 'draft'] as const;

/** A product of the catalogue: whether it is sold, prices and texts; saved together. */
export function DeskProduct({ product: key }: { product: DeskProduct_product$key }) {
  const { t } = useTranslation();
  const product = useFragment(fragment, key);
  const [mutate] = useSaveProductMutation();
  const draft = useDraftForm({
    name: `product.${product.id}`,
    saved: draftOf(product),
    version: product.version,
    mutate,
    refresh: refreshProduct,
    inputFieldOf,
    refusedFields,
  });
  const { saved, values, changes, write } = draft;

  const submit = (event: FormEvent) => {
    if (draft.validate(event)) void draft.save({ id: product.id, input: inputOf(values, changes) });
  };
  const why = (name: string) => {
    const reason = draft.reasonOf(name);
    return reason && t(`desk_catalogue.refused.${reason}`);
  };
  const labelOf = (name: string): string => {
    const [id, ...rest] = name.split('.');
    const variant = product.variants.find((one) => one.id === id);
    const field = (variant ? rest : [id, ...rest]).join('_') as 'status';
    const label = t(`desk_catalogue.fields.${field}`);
    return variant ? `${variant.name}, ${label}` : label;
  };
  const textOf = (name: string): string | undefined => {
    const presence = presences.find((one) => one === saved[name]);
    if (presence) return t(`desk_catalogue.presence.${presence}`);
    const status = STATUSES.find((one) => one === saved[name]);
    return status && t(`desk_catalogue.status.${status}`);
  };
  const form = { values, write, why };
  return (
    <form noValidate className={styles.product} aria-label={product.name} onSubmit={submit}>
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
      <DraftFoot form={draft} changed={t('desk_catalogue.changed')} labelOf={labelOf} textOf={textOf} />
    </form>
  );
}
