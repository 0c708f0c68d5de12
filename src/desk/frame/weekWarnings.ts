import { graphql, readInlineData } from 'react-relay';
import type { weekWarnings_query$key } from '#generated/relay/weekWarnings_query.graphql.ts';
import { goodsWarnings, type DropOff, type GoodsWarning, type ServingPlace } from '#rules/goodsDays.ts';
import type { WeekPlan } from '#rules/weekPlan.ts';

// The rule reads the moments whole.
// oxlint-disable relay/unused-fields
const fragment = graphql`
  fragment weekWarnings_query on Query @inline {
    staff {
      goodsDays {
        dropOff {
          ...wholeObjects_dropOff @relay(mask: false)
        }
        places {
          name
          weekday
          from
        }
      }
      weekPlans {
        plans {
          closing {
            weekday
            at
          }
          basketsUntil {
            weekday
            at
          }
          missing {
            weekday
            at
          }
        }
      }
    }
  }
`;
// oxlint-enable relay/unused-fields

type Plan = Pick<WeekPlan, 'closing' | 'missing'>;
/** What a form is about to change. place: in place of the one of this name, null a new one. */
export type GoodsChange = {
  readonly dropOff?: DropOff | null;
  readonly plan?: Plan | null;
  readonly place?: { readonly was: string | null; readonly is: ServingPlace | null };
};
/** A warning, with the moments that do not fit. */
export type WeekWarning = GoodsWarning & { readonly dropOff: DropOff | null; readonly missing: Plan['missing'] };

/** What does not fit in the market's weeks, as they are set and with a change: of each plan, each place once (ADR 195). */
export function weekWarnings(key: weekWarnings_query$key, change: GoodsChange = {}): WeekWarning[] {
  const { staff } = readInlineData(fragment, key);
  const saved = (staff?.goodsDays.dropOff ?? null) as DropOff | null;
  const dropOff = change.dropOff === undefined ? saved : change.dropOff;
  const stored = (staff?.goodsDays.places ?? []) as readonly ServingPlace[];
  const { place } = change;
  const places = place ? [...stored.filter(({ name }) => name !== place.was), ...(place.is ? [place.is] : [])] : stored;
  const plans = change.plan ? [change.plan] : ((staff?.weekPlans.plans ?? []) as readonly Plan[]);
  const all = plans.flatMap((plan) =>
    goodsWarnings(plan, dropOff, places).map((warning) => ({ ...warning, dropOff, missing: plan.missing })),
  );
  const keyOf = (warning: WeekWarning) =>
    JSON.stringify([warning.kind, 'name' in warning && warning.name, warning.kind !== 'drop_off' && warning.missing]);
  return [...new Map(all.map((warning) => [keyOf(warning), warning])).values()];
}
