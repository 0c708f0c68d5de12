import { contradiction } from '#rules/dietary.ts';
import { weekdayOf } from '#rules/zone.ts';
import type { ImportText } from '../text/importTexts.ts';
import { soldDay, type Row, type StoredMarket } from './catalogueFileStore.ts';
import { idleCells } from './idleCells.ts';
import type { MarketPlan } from './planMarket.ts';
import { isChanged, rowAfterwards, type Finding, type PlannedRow } from './planRows.ts';

type Handles = { id: string; handle_primary: string; handle_secondary: string };
type Handled = 'product' | 'collection';

const lineOf = ({ file, line }: { file: string; line: number }): ImportText => ({
  key: 'import.owner.line',
  values: { file, line },
});

/** Handles are unique across both languages of a kind (routes 4): one object may have the same in both. */
function sharedHandles(kind: Handled, planned: readonly PlannedRow<Handles>[], stored: readonly Handles[]): Finding[] {
  const plannedIds = new Set(planned.map(({ row }) => row.id));
  const owners = new Map<string, { id: string; where: ImportText }>();
  for (const { id, handle_primary, handle_secondary } of stored)
    if (!plannedIds.has(id))
      for (const handle of [handle_primary, handle_secondary])
        owners.set(handle, { id, where: { key: `import.owner.${kind}`, values: { handle: handle_primary } } });
  const findings: Finding[] = [];
  for (const plan of planned) {
    const { record } = plan;
    const { id, handle_primary, handle_secondary } = rowAfterwards(plan);
    for (const [column, handle] of [
      ['handle_fr', handle_primary],
      ['handle_en', handle_secondary],
    ] as const) {
      const owner = owners.get(handle);
      if (owner && owner.id !== id)
        findings.push({
          record,
          column,
          message: { key: 'import.handle_taken', values: { handle, owner: owner.where } },
        });
      else owners.set(handle, { id, where: lineOf(record) });
    }
  }
  return findings;
}

function sharedLegacyIds(planned: MarketPlan['sellers'], stored: StoredMarket): Finding[] {
  const plannedIds = new Set(planned.map(({ row }) => row.id));
  const owners = new Map<number, ImportText>(
    stored.seller.flatMap((row) =>
      plannedIds.has(row.id) || row.legacy_id === null
        ? []
        : [[row.legacy_id, { key: 'import.owner.seller', values: { handle: row.handle } }] as const],
    ),
  );
  return planned.flatMap((plan): Finding[] => {
    const { record } = plan;
    const { legacy_id: id } = rowAfterwards(plan);
    if (id === null) return [];
    const owner = owners.get(id);
    owners.set(id, owner ?? lineOf(record));
    return owner
      ? [{ record, column: 'legacy_id', message: { key: 'import.legacy_taken', values: { id, owner } } }]
      : [];
  });
}

/** Collections that contain themselves, directly or through their parents. */
function circles(planned: MarketPlan['collections'], stored: StoredMarket): Finding[] {
  const parents = new Map(stored.collection.map(({ id, parent_id }) => [id, parent_id]));
  for (const plan of planned) parents.set(plan.row.id, rowAfterwards(plan).parent_id);
  return planned.flatMap(({ record, row }) => {
    const visited = new Set<string>();
    let at: string | null | undefined = row.id;
    while (at && !visited.has(at)) {
      visited.add(at);
      at = parents.get(at);
    }
    return at === row.id ? [{ record, column: 'parent', message: { key: 'import.circle' } }] : [];
  });
}

/** An English description without a French one would never be shown. */
function untranslated(
  planned: readonly PlannedRow<Row<'seller' | 'product' | 'basket' | 'location' | 'shipping_zone'>>[],
): Finding[] {
  return planned.flatMap((plan): Finding[] => {
    const { description_primary, description_secondary } = rowAfterwards(plan);
    return isChanged(plan) && description_secondary && !description_primary
      ? [
          {
            record: plan.record,
            column: 'description_fr',
            message: { key: 'import.french', values: { column: 'description_en' } },
          },
        ]
      : [];
  });
}

/** A vegan product that contains milk. */
function dietaryContradictions(planned: readonly PlannedRow<Row<'product'>>[]): Finding[] {
  return planned.flatMap((plan): Finding[] => {
    const { diets = null, allergens = null } = rowAfterwards(plan);
    const conflict = isChanged(plan) ? contradiction({ diets, allergens }) : null;
    if (!conflict) return [];
    const values = { allergen: `${conflict.allergen}:${allergens?.[conflict.allergen]}`, diet: conflict.diet };
    return [{ record: plan.record, column: 'diets', message: { key: 'import.diet_conflict', values } }];
  });
}

function basketPrices(planned: MarketPlan['baskets']): Finding[] {
  return planned.flatMap((plan): Finding[] => {
    const { price, compared_at_price } = rowAfterwards(plan);
    return isChanged(plan) && compared_at_price !== null && compared_at_price <= price
      ? [{ record: plan.record, column: 'compared_at_price', message: { key: 'import.above_price' } }]
      : [];
  });
}

/** The taxable part is at most the price; contents are all translated, or none. */
function basketContents(planned: MarketPlan['baskets']): Finding[] {
  return planned.flatMap((plan): Finding[] => {
    if (!isChanged(plan)) return [];
    const {
      price,
      taxable_price: taxed = 0,
      contents_primary: french = [],
      contents_secondary: english = [],
    } = rowAfterwards(plan);
    return [
      ...(taxed > price
        ? [{ record: plan.record, column: 'taxable_price', message: { key: 'import.taxed_above' } as const }]
        : []),
      ...(english.length > 0 && english.length !== french.length
        ? [{ record: plan.record, column: 'contents_en', message: { key: 'import.contents_length' } as const }]
        : []),
    ];
  });
}

/** A producer's seasons are all translated, or none, with the same months. */
function seasons(planned: MarketPlan['sellers']): Finding[] {
  return planned.flatMap((plan): Finding[] => {
    const { seasons_primary: french = [], seasons_secondary: english = [] } = rowAfterwards(plan);
    const months = (texts: readonly string[]) => texts.map((text) => text.split(' ')[0]).join('|');
    return isChanged(plan) && english.length > 0 && months(english) !== months(french)
      ? [{ record: plan.record, column: 'seasons_en', message: { key: 'import.season_months' } }]
      : [];
  });
}

/** Centres are of the zone's own postal codes. */
function zoneCentres(planned: MarketPlan['zones']): Finding[] {
  return planned.flatMap((plan): Finding[] => {
    const { prefixes, centres = [] } = rowAfterwards(plan);
    const other = isChanged(plan) && centres.find((centre) => !prefixes.some((prefix) => centre.startsWith(prefix)));
    return other
      ? [
          {
            record: plan.record,
            column: 'centres',
            message: { key: 'import.centre', values: { prefix: other.slice(0, 3) } },
          },
        ]
      : [];
  });
}

/** A postal code that two zones deliver on one weekday would belong to neither. On different days its shoppers choose. */
function zoneOverlaps(planned: MarketPlan['zones'], stored: StoredMarket): Finding[] {
  const plannedIds = new Set(planned.map(({ row }) => row.id));
  const others = stored.shipping_zone.filter(({ id }) => !plannedIds.has(id));
  const owners = new Map<string, string>();
  const slots = ({ active = true, weekday, prefixes }: Row<'shipping_zone'>) =>
    active ? prefixes.map((prefix) => ({ prefix, slot: `${weekday} ${prefix}` })) : [];
  for (const zone of others) for (const { slot } of slots(zone)) owners.set(slot, zone.name_primary);
  return planned.flatMap((plan): Finding[] => {
    const after = rowAfterwards(plan);
    const collision = slots(after).find(({ slot }) => owners.has(slot));
    for (const { slot } of slots(after)) if (!owners.has(slot)) owners.set(slot, after.name_primary);
    if (!collision || !isChanged(plan)) return [];
    const values = { prefix: collision.prefix, zone: owners.get(collision.slot) ?? '' };
    return [{ record: plan.record, column: 'prefixes', message: { key: 'import.zone_overlap', values } }];
  });
}

/** Only a box that is lent for a deposit costs nothing. */
function freeVariants(planned: MarketPlan['products']): Finding[] {
  return planned.flatMap(({ variants }) =>
    variants.flatMap((plan): Finding[] => {
      const { price, deposit } = rowAfterwards(plan);
      return isChanged(plan) && price === 0 && deposit === 0
        ? [{ record: plan.record, column: 'price', message: { key: 'import.free' } }]
        : [];
    }),
  );
}

/** What an English text says without a French one would never be shown. */
function untranslatedPart(planned: readonly PlannedRow<{ id: string }>[], part: 'story' | 'group'): Finding[] {
  return planned.flatMap((plan): Finding[] => {
    const after = new Map<string, unknown>(Object.entries(rowAfterwards(plan)));
    return isChanged(plan) && after.get(`${part}_secondary`) && !after.get(`${part}_primary`)
      ? [
          {
            record: plan.record,
            column: `${part}_fr`,
            message: { key: 'import.french', values: { column: `${part}_en` } },
          },
        ]
      : [];
  });
}

function hours(planned: readonly PlannedRow<Row<'location' | 'shipping_zone'>>[]): Finding[] {
  return planned.flatMap((plan): Finding[] => {
    const { slot_from, slot_to } = rowAfterwards(plan);
    return slot_to <= slot_from
      ? [{ record: plan.record, column: 'to', message: { key: 'import.hour_after', values: { hour: slot_from } } }]
      : [];
  });
}

/** A pickup point for Express orders alone, without hours, would never open. */
function expressHours(planned: MarketPlan['locations']): Finding[] {
  return planned.flatMap((plan): Finding[] => {
    const { storage_only: alone, express_hours: times = [] } = rowAfterwards(plan);
    return isChanged(plan) && alone && times.length === 0
      ? [
          {
            record: plan.record,
            column: 'express_hours',
            message: { key: 'import.express_hours' },
          },
        ]
      : [];
  });
}

/**
 * Days of a place each once; one of paid orders stays as they were told (ADR 159). A day on which it was closed has orders with a time of
 * their own (ADR 182), which opening it leaves as it is. `soldDays`: as readSoldDays has them.
 */
function placeDays(
  planned: readonly PlannedRow<Row<'location' | 'shipping_zone'>>[],
  soldDays: ReadonlySet<string>,
): Finding[] {
  const dayOf = (text: string) => text.slice(0, 10);
  return planned.flatMap((plan): Finding[] => {
    const after = rowAfterwards(plan).days ?? [];
    const before = plan.existing?.days ?? [];
    const twice = after.find((text, at) => after.findIndex((one) => dayOf(one) === dayOf(text)) < at);
    if (twice !== undefined)
      return [
        { record: plan.record, column: 'days', message: { key: 'import.day_twice', values: { day: dayOf(twice) } } },
      ];
    const changed = [...before, ...after].filter((text) => before.includes(text) !== after.includes(text));
    const opens = (day: string) => {
      const stored = before.find((text) => dayOf(text) === day);
      const wasOpen = stored ? stored !== day : plan.existing?.weekday === weekdayOf(day);
      return !wasOpen && after.some((text) => dayOf(text) === day && text !== day);
    };
    const sold = changed.map(dayOf).find((day) => soldDays.has(soldDay(plan.row.id, day, opens(day))));
    return sold === undefined
      ? []
      : [{ record: plan.record, column: 'days', message: { key: 'import.day_sold', values: { day: sold } } }];
  });
}

/** What is invalid in the resulting market, across files and with the stored rows. */
export function marketFindings(
  plan: Omit<MarketPlan, 'findings'>,
  stored: StoredMarket,
  soldDays: ReadonlySet<string>,
): Finding[] {
  const products = plan.products.map(({ product }) => product);
  return [
    ...sharedHandles('collection', plan.collections, stored.collection),
    ...sharedHandles('product', products, stored.product),
    ...sharedLegacyIds(plan.sellers, stored),
    ...circles(plan.collections, stored),
    ...untranslated([...plan.sellers, ...products, ...plan.baskets, ...plan.locations, ...plan.zones]),
    ...idleCells(plan),
    ...dietaryContradictions(products),
    ...untranslatedPart(plan.sellers, 'story'),
    ...untranslatedPart(plan.collections, 'group'),
    ...seasons(plan.sellers),
    ...zoneCentres(plan.zones),
    ...zoneOverlaps(plan.zones, stored),
    ...freeVariants(plan.products),
    ...basketPrices(plan.baskets),
    ...basketContents(plan.baskets),
    ...hours([...plan.locations, ...plan.zones]),
    ...expressHours(plan.locations),
    ...placeDays([...plan.locations, ...plan.zones], soldDays),
  ];
}
