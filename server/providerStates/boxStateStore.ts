import type { Transaction } from '../database/transaction.ts';
import { putProduct, withdrawProduct } from './providerStateStore.ts';
import type { BoxStateInput, ProductStateInput } from './stateInput.ts';

/** Costs nothing but its deposit (E9), with ample stock. */
const BOX: Omit<ProductStateInput, 'variant' | 'deposit'> = {
  seller: null,
  names: ['Produit sous contrat', 'Product under contract'],
  handles: null,
  images: [],
  price: 0,
  comparedAtPrice: null,
  stock: null,
  stockMdo: 0,
  stored: true,
  taxable: false,
  taxKind: 'both',
  isAlcohol: false,
  status: 'active',
};

/** Lends this box, or none, instead of the market's own, whose variant it returns (a uuid; null: none). */
export async function lendBox(tx: Transaction, { variant, deposit }: BoxStateInput): Promise<string | null> {
  const { reusable_box: marketBox } = await tx.selectFrom('market').select('reusable_box').executeTakeFirstOrThrow();
  if (variant !== null) await putProduct(tx, { ...BOX, variant, deposit });
  await tx.updateTable('market').set({ reusable_box: variant }).execute();
  return marketBox;
}

/** Removes the box of `lendBox` and lends the returned one again. */
export async function lendAgain(tx: Transaction, { variant }: BoxStateInput, marketBox: string | null): Promise<void> {
  if (variant !== null) await withdrawProduct(tx, variant);
  await tx.updateTable('market').set({ reusable_box: marketBox }).execute();
}
