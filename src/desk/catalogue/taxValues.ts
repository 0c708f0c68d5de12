import type { TaxKind } from '#rules/taxes.ts';

/** As a product has it: whether it is taxed, and by which taxes if so (of an older file, none: both). */
export type TaxValues = { readonly taxable: boolean; readonly taxKind: string };
type TaxFlags = { readonly gst: boolean; readonly pst: boolean };

/** Whether a product has each tax. */
export const taxFlags = ({ taxable, taxKind }: TaxValues): TaxFlags => ({
  gst: taxable && taxKind !== 'pst',
  pst: taxable && taxKind !== 'gst',
});

/** What a product with these taxes has. */
export const taxValues = ({ gst, pst }: TaxFlags): TaxValues & { taxKind: TaxKind } => ({
  taxable: gst || pst,
  taxKind: gst === pst ? 'both' : gst ? 'gst' : 'pst',
});
