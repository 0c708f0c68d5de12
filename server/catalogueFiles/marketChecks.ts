import { contradiction } from '../../rules/dietary.ts';
import type { Row, StoredMarket } from './catalogueFileStore.ts';
import type { MarketPlan } from './planMarket.ts';
import { isChanged, outcome, type Finding, type PlannedRow } from './planRows.ts';

type Handles = { id: string; handle_primary: string; handle_secondary: string };
type Handled = 'product' | 'collection';

/** Handles are unique across both languages of a kind (routes 4): one object may have the same in both. */
function sharedHandles(kind: Handled, planned: readonly PlannedRow<Handles>[], stored: readonly Handles[]): Finding[] {
  const own = new Set(planned.map(({ row }) => row.id));
  const owners = new Map<string, { id: string; where: string }>();
  for (const { id, handle_primary, handle_secondary } of stored)
    if (!own.has(id))
      for (const handle of [handle_primary, handle_secondary])
        owners.set(handle, { id, where: `the market’s ${kind} ${handle_primary}` });
  const findings: Finding[] = [];
  for (const one of planned) {
    const { thing } = one;
    const { id, handle_primary, handle_secondary } = outcome(one);
    for (const [column, handle] of [
      ['handle_fr', handle_primary],
      ['handle_en', handle_secondary],
    ] as const) {
      const owner = owners.get(handle);
      if (owner && owner.id !== id)
        findings.push({
          thing,
          column,
          message: `“${handle}” is already a handle of ${owner.where}; expected one of its own`,
        });
      else owners.set(handle, { id, where: `${thing.file}, line ${thing.line}` });
    }
  }
  return findings;
}

function sharedLegacyIds(planned: MarketPlan['sellers'], stored: StoredMarket): Finding[] {
  const own = new Set(planned.map(({ row }) => row.id));
  const owners = new Map<number, string>(
    stored.seller.flatMap((row) =>
      own.has(row.id) || row.legacy_id === null
        ? []
        : [[row.legacy_id, `the market’s producer ${row.handle}`] as const],
    ),
  );
  return planned.flatMap((one) => {
    const { thing } = one;
    const { legacy_id: id } = outcome(one);
    if (id === null) return [];
    const owner = owners.get(id);
    owners.set(id, owner ?? `${thing.file}, line ${thing.line}`);
    return owner ? [{ thing, column: 'legacy_id', message: `${id} is already that of ${owner}` }] : [];
  });
}

/** Collections that contain themselves, directly or through their parents. */
function circles(planned: MarketPlan['collections'], stored: StoredMarket): Finding[] {
  const parents = new Map(stored.collection.map(({ id, parent_id }) => [id, parent_id]));
  for (const one of planned) parents.set(one.row.id, outcome(one).parent_id);
  return planned.flatMap(({ thing, row }) => {
    const seen = new Set<string>();
    let at: string | null | undefined = row.id;
    while (at && !seen.has(at)) {
      seen.add(at);
      at = parents.get(at);
    }
    return at === row.id
      ? [{ thing, column: 'parent', message: 'expected a collection that does not lie in this one' }]
      : [];
  });
}

/** An English description without a French one would never be shown. */
function untranslated(
  planned: readonly PlannedRow<Row<'seller' | 'product' | 'basket' | 'location' | 'shipping_zone'>>[],
): Finding[] {
  return planned.flatMap((one) => {
    const { description_primary, description_secondary } = outcome(one);
    return isChanged(one) && description_secondary && !description_primary
      ? [{ thing: one.thing, column: 'description_fr', message: 'expected the French text of description_en' }]
      : [];
  });
}

/** A vegan product that contains milk. */
function dietaryContradictions(planned: readonly PlannedRow<Row<'product'>>[]): Finding[] {
  return planned.flatMap((one) => {
    const { diets = null, allergens = null } = outcome(one);
    const found = isChanged(one) ? contradiction({ diets, allergens }) : null;
    const message =
      found && `expected none that contradicts ${found.allergen}:${allergens?.[found.allergen]}, as ${found.diet} does`;
    return message ? [{ thing: one.thing, column: 'diets', message }] : [];
  });
}

function basketPrices(planned: MarketPlan['baskets']): Finding[] {
  return planned.flatMap((one) => {
    const { price, compared_at_price } = outcome(one);
    return isChanged(one) && compared_at_price !== null && compared_at_price <= price
      ? [{ thing: one.thing, column: 'compared_at_price', message: 'expected more than price, or nothing' }]
      : [];
  });
}

/** The taxable part is at most the price; contents are all translated, or none. */
function basketContents(planned: MarketPlan['baskets']): Finding[] {
  return planned.flatMap((one) => {
    if (!isChanged(one)) return [];
    const {
      price,
      taxable_price: taxed = 0,
      contents_primary: french = [],
      contents_secondary: english = [],
    } = outcome(one);
    return [
      ...(taxed > price ? [{ thing: one.thing, column: 'taxable_price', message: 'expected price at most' }] : []),
      ...(english.length > 0 && english.length !== french.length
        ? [{ thing: one.thing, column: 'contents_en', message: 'expected as many as in contents_fr, or nothing' }]
        : []),
    ];
  });
}

function hours(planned: readonly PlannedRow<Row<'location' | 'shipping_zone'>>[]): Finding[] {
  return planned.flatMap((one) => {
    const { slot_from, slot_to } = outcome(one);
    return slot_to <= slot_from
      ? [{ thing: one.thing, column: 'to', message: `expected an hour after ${slot_from}` }]
      : [];
  });
}

/** A pickup point for Express orders alone, without hours, would never open. */
function expressHours(planned: MarketPlan['locations']): Finding[] {
  return planned.flatMap((one) => {
    const { storage_only: alone, express_hours: times = [] } = outcome(one);
    return isChanged(one) && alone && times.length === 0
      ? [{ thing: one.thing, column: 'express_hours', message: 'expected hours, since it takes Express orders alone' }]
      : [];
  });
}

/** What is invalid in the resulting market, across files and with the stored rows. */
export function marketFindings(plan: Omit<MarketPlan, 'findings'>, stored: StoredMarket): Finding[] {
  const products = plan.products.map(({ product }) => product);
  return [
    ...sharedHandles('collection', plan.collections, stored.collection),
    ...sharedHandles('product', products, stored.product),
    ...sharedLegacyIds(plan.sellers, stored),
    ...circles(plan.collections, stored),
    ...untranslated([...plan.sellers, ...products, ...plan.baskets, ...plan.locations, ...plan.zones]),
    ...dietaryContradictions(products),
    ...basketPrices(plan.baskets),
    ...basketContents(plan.baskets),
    ...hours([...plan.locations, ...plan.zones]),
    ...expressHours(plan.locations),
  ];
}
