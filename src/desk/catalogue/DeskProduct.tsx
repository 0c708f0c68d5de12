import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useSaveProductMutation } from '#generated/hooks/useSaveProductMutation.ts';
import type { DeskProduct_product$key } from '#generated/relay/DeskProduct_product.graphql.ts';
import { presences } from '#rules/dietary.ts';
import { isWithin } from '../../shared/forms/formValues.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { DeskFormFooter } from '../frame/DeskFormFooter.tsx';
import { FormGroup } from '../frame/FormGroup.tsx';
import { PictureEntries } from '../frame/PictureEntries.tsx';
import { useDeskForm } from '../frame/useDeskForm.ts';
import styles from './DeskProducts.module.css';
import { ProductDietary } from './ProductDietary.tsx';
import { ProductLabelFields } from './ProductLabelFields.tsx';
import { ProductTexts } from './ProductTexts.tsx';
import { changedProduct, productSchema, productValuesOf } from './productValues.ts';
import { refreshProduct } from './refreshProduct.ts';
import { VariantStock } from './VariantStock.tsx';

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
    handlePrimary
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
    ...productValues_product
  }
`;

/** The product's own fields of ProductTexts. */
const TEXTS = ['name', 'description', 'types', 'temperature', 'shelf', 'taxable', 'taxKind', 'bio', 'isAlcohol'];
const STATUSES = ['active', 'inactive', 'draft'] as const;

/** A product of the catalogue: whether it is sold, prices and texts; saved together. */
export function DeskProduct({ product: key }: { product: DeskProduct_product$key }) {
  const { t } = useTranslation();
  const address = useDeskAddress();
  const product = useFragment(fragment, key);
  const variantOf = (path: string) => product.variants.find(({ id }) => isWithin(path, `variants.${id}`));
  const saved = productValuesOf(product);
  const form = useDeskForm({
    name: `product.${product.id}`,
    saved,
    version: product.version,
    mutation: useSaveProductMutation(),
    refresh: refreshProduct,
    schema: productSchema(saved),
    pick: (values) => changedProduct(saved, values),
    labelOf: (path) => {
      const field = path
        .replace(/^variants\.[^.]+\.name/, 'variant_name')
        .replace(/^variants\.[^.]+\./, '')
        .replaceAll('.', '_');
      return t(`desk_catalogue.fields.${field as 'status'}`);
    },
  });

  const submit = form.submit((input) => form.save({ id: product.id, input }));
  const textOf = (path: string): string | undefined => {
    if (path === 'images') return t('desk_pictures.count', { count: saved.images.length });
    const presence = presences.find((value) => value === form.savedValue(path));
    if (presence) return t(`desk_catalogue.presence.${presence}`);
    const status = STATUSES.find((value) => value === form.savedValue(path));
    return status && t(`desk_catalogue.status.${status}`);
  };
  return (
    <form noValidate className={styles.product} aria-label={product.name} onSubmit={submit}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{product.name}</h2>
          <p className={styles.seller}>{product.seller.name}</p>
        </div>
        <SelectField className={styles.status} {...form.field('status')}>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`desk_catalogue.status.${status}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {product.variants.map((variant) => (
        <fieldset key={variant.id} className={styles.variant}>
          <legend>{variant.name}</legend>
          <TextField {...form.field(`variants.${variant.id}.price`)} inputMode="decimal" autoComplete="off" />
          <TextField {...form.field(`variants.${variant.id}.comparedAtPrice`)} inputMode="decimal" autoComplete="off" />
          <VariantStock variant={variant} />
        </fieldset>
      ))}
      <FormGroup
        look="row"
        form={form}
        title={`${t('desk_pictures.title')} (${form.values.images.length})`}
        fields={['images']}
      >
        <PictureEntries
          title={product.name}
          hint={t('desk_pictures.product_hint')}
          value={form.values.images}
          error={form.field('images').error}
          onChange={(images) => form.write('images', [...images])}
        />
      </FormGroup>
      <FormGroup look="row" form={form} title={t('desk_catalogue.dietary')} fields={['diets', 'allergens']}>
        <ProductDietary form={form} />
      </FormGroup>
      <FormGroup look="row" form={form} title={t('desk_catalogue.label')} fields={['ingredients', 'nutrition']}>
        <ProductLabelFields form={form} />
      </FormGroup>
      <FormGroup
        look="row"
        form={form}
        title={t('desk_catalogue.texts')}
        fields={[
          ...TEXTS,
          ...product.variants.flatMap(({ id }) =>
            ['name', 'trackStock', 'stored'].map((field) => `variants.${id}.${field}`),
          ),
        ]}
      >
        <ProductTexts form={form} variants={product.variants} />
      </FormGroup>
      <DeskFormFooter
        form={form}
        changed={t('desk_catalogue.changed')}
        labelOf={(path) => [variantOf(path)?.name, form.labelOf(path)].filter(Boolean).join(', ')}
        textOf={textOf}
      >
        <TextLink
          standalone
          href={`${address('catalogue')}?${new URLSearchParams({ edit: product.handlePrimary })}`}
          aria-label={t('desk_records.whole_of', { name: product.name })}
        >
          {t('desk_records.whole')}
        </TextLink>
      </DeskFormFooter>
    </form>
  );
}
