import { keyOf } from '../graphql/globalId.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';
import { properName } from '../text/bilingualText.ts';
import { setupText } from '../text/setupTexts.ts';

/** The Friday of a week's id; null: none was named. BAD_INPUT for what is no id of a week. */
function weekAsked(id: string | null | undefined): string | null {
  if (id === null || id === undefined) return null;
  const key = keyOf(id, 'Period');
  if (key === null) throw new MarketError('BAD_INPUT', { field: 'period' });
  return key;
}

/** The field of Staff that shows a week at a glance. */
export const weekFields: Pick<
  Required<TypeResolvers<'Staff'>>,
  'week' | 'tasks' | 'problems' | 'setup' | 'services'
> = {
  setup: (_staff, _args, { services, now }) => services.setup.steps(now),
  services: (_staff, _args, { services }) => services.checkup?.read() ?? null,
  tasks: (_staff, _args, { services, now }) => services.week.tasks(now),
  problems: (_staff, _args, { services }) => services.problemReports.listOpen(),
  week: (_staff, { period }, { services, now }) => services.week.glance(weekAsked(period), now),
};

export const weekResolvers = {
  WeekProducer: { name: ({ name }) => properName(name) },
  MarketService: {
    works: ({ result }) => result?.works ?? null,
    sentences: ({ result }, _args, { locale }) => (result?.sentences ?? []).map((text) => setupText(text, locale)),
  },
} satisfies { WeekProducer: TypeResolvers<'WeekProducer'>; MarketService: TypeResolvers<'MarketService'> };

export const setupMutations = {
  async dismissSetup(_, _args, { services, visitor }) {
    await services.setup.dismiss(visitor);
    return services.desk.staff(visitor);
  },
  async checkServices(_, _args, { services, visitor }) {
    await services.checkup?.check();
    return services.desk.staff(visitor);
  },
} satisfies RootResolvers<'Mutation', 'dismissSetup' | 'checkServices'>;
