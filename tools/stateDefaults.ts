import type { z } from 'zod';
import { stateParams } from '../server/providerStates/stateInput.ts';

type Schema = z.core.$ZodType;
type Def = {
  type: string;
  innerType?: Schema;
  element?: Schema;
  in?: Schema;
  options?: Schema[];
  shape?: Record<string, Schema>;
  defaultValue?: unknown;
};
/** The params of a state, or of the objects in one of them: which are required, and the value of each that is absent. */
type ParamDefaults = {
  required: string[];
  defaults: Record<string, unknown>;
  /** Likewise of the objects in a param, by its name. */
  parts?: Record<string, ParamDefaults>;
};

const defOf = (schema: Schema) => (schema as unknown as { _zod: { def: Def } })._zod.def;

/** The objects that a param is, or a list of them has. */
function objectsIn(schema: Schema): Record<string, Schema>[] {
  const { shape, innerType, element, in: before, options = [] } = defOf(schema);
  if (shape) return [shape];
  return [innerType, element, before, ...options].flatMap((inner) => (inner ? objectsIn(inner) : []));
}

/** The params of these shapes, together. */
export function defaultsOf(shapes: readonly Record<string, Schema>[]): ParamDefaults {
  const result: ParamDefaults = { required: [], defaults: {} };
  for (const [name, schema] of shapes.flatMap((shape) => Object.entries(shape))) {
    const { type, defaultValue } = defOf(schema);
    if (type === 'default') result.defaults[name] = defaultValue;
    // Absent is a value of its own here: what it stands for is in the list of states.
    else if (type !== 'optional' && !result.required.includes(name)) result.required.push(name);
    const inner = objectsIn(schema);
    if (inner.length > 0) result.parts = { ...result.parts, [name]: defaultsOf(inner) };
  }
  return result;
}

/** The params of every provider state, as contracts/provider-state-defaults.json lists them. */
const stateDefaults = (): Record<string, ParamDefaults> =>
  Object.fromEntries(Object.entries(stateParams).map(([name, schema]) => [name, defaultsOf(objectsIn(schema))]));

/** The text of contracts/provider-state-defaults.json. */
export const stateDefaultsFile = (): string => `${JSON.stringify(stateDefaults(), null, 2)}\n`;
