import { drawing } from './drawing.ts';
import { KINDS, type Kind, type ResolverMutant } from './resolverMutant.ts';

/** How often a kind is drawn relative to an ordinary one: money, refusals and arguments weigh more. */
const WEIGHTS: Partial<Record<Kind, number>> = {
  'a cent more': 2,
  'a cent more in a sum': 2,
  'a refusal swallowed': 3,
  'a refusal with another code': 2,
  'an argument ignored': 2,
  'an input field ignored': 2,
  'null where it may be null': 2,
  'nothing written': 2,
};

const MANY = 0x1_0000_0000;

function shuffled<T>(list: readonly T[], draw: (below: number) => number): T[] {
  const order = list.map((one) => ({ one, place: draw(MANY) }));
  return order.toSorted((a, b) => a.place - b.place).map(({ one }) => one);
}

/** Takes one of each part of the market in turn, so that a large part does not crowd out a small one. */
function inTurn(mutants: readonly ResolverMutant[]): ResolverMutant[] {
  const queues = [...Map.groupBy(mutants, ({ domain }) => domain).values()];
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => queues.flatMap((queue) => queue[index] ?? [])).flat();
}

/** Draws `count` mutants, each kind by its weight and from every part of the market; the same ones for the same seed. */
export function drawMutants(all: readonly ResolverMutant[], count: number, seed: number): ResolverMutant[] {
  const draw = drawing(seed);
  const queues = KINDS.map((kind) => ({
    weight: WEIGHTS[kind] ?? 1,
    queue: inTurn(
      shuffled(
        all.filter((one) => one.kind === kind),
        draw,
      ),
    ),
  }));
  const drawn: ResolverMutant[] = [];
  while (drawn.length < count && queues.some(({ queue }) => queue.length > 0))
    for (const { weight, queue } of queues) drawn.push(...queue.splice(0, Math.min(weight, count - drawn.length)));
  return drawn;
}
