/** A place in a body: `$.data.items[0].id` is ['data', 'items', 0, 'id']. */
export type Place = readonly (string | number)[];
/** A step of a rule's path: a key, an index, or `*` for every key or index. */
type Step = string | number | typeof EVERY;
const EVERY = Symbol('*');

const STEP = /\.([A-Za-z_][\w-]*|\*)|\[(\d+|\*)\]|\['((?:[^'\\]|\\.)*)'\]/y;

/** Parses a path of the pact format. Throws one sentence if it is invalid. */
function stepsOf(text: string): Step[] {
  const steps: Step[] = [];
  STEP.lastIndex = 1;
  while (text.startsWith('$') && STEP.lastIndex < text.length) {
    const [, key, index, quoted] = STEP.exec(text) ?? [];
    if (key === '*' || index === '*') steps.push(EVERY);
    else if (index !== undefined) steps.push(Number(index));
    else if (key !== undefined || quoted !== undefined) steps.push(key ?? quoted ?? '');
    else throw new Error(`${text} is no path of a pact`);
  }
  if (!text.startsWith('$')) throw new Error(`${text} is no path of a pact`);
  return steps;
}

/** The single place that a path without `*` names. Throws one sentence otherwise. */
export function placeOf(text: string): Place {
  return stepsOf(text).map((step) => {
    if (step === EVERY) throw new Error(`${text} names more than one place`);
    return step;
  });
}

const PLAIN_KEY = /^[A-Za-z_]\w*$/;
/** Formats a place as reports and pacts write it. */
export function pathOf(place: Place): string {
  const steps = place.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    return PLAIN_KEY.test(step) ? `.${step}` : `['${step}']`;
  });
  return `$${steps.join('')}`;
}

/**
 * How specifically a path matches a place or one above it: 2 for each named step, 1 for each `*`, multiplied; 0 if it
 * does not match.
 */
function weightOf(steps: readonly Step[], place: Place): number {
  if (steps.length > place.length) return 0;
  let weight = 2;
  for (const [index, step] of steps.entries()) {
    if (step === place[index]) weight *= 2;
    else if (step !== EVERY) return 0;
  }
  return weight;
}

/** The rules that apply at a place. isOwn: they are declared for this place, not for one above it. */
export type Found<Rules> = { rules: Rules; isOwn: boolean };

/**
 * Finds the rules of a place, weighing paths as the pact format does: the product of the steps' weights times the
 * number of steps, the greatest wins, and a rule applies to everything below it that has none of its own. Throws one
 * sentence for an invalid path.
 */
export function ruleFinder<Rules>(byPath: Readonly<Record<string, Rules>>): (place: Place) => Found<Rules> | null {
  const paths = Object.entries(byPath).map(([text, rules]) => ({ steps: stepsOf(text), rules }));
  return (place) => {
    let best: Found<Rules> | null = null;
    let highestWeight = 0;
    for (const { steps, rules } of paths) {
      const weight = weightOf(steps, place) * (steps.length + 1);
      if (weight <= highestWeight) continue;
      highestWeight = weight;
      best = { rules, isOwn: steps.length === place.length };
    }
    return best;
  };
}
