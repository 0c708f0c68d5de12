/** A decoded form: text, or nested fields by key. Lists have indices as keys. */
export type NestedForm = { [key: string]: string | NestedForm };

const MAX_DEPTH = 8;

const emptyLevel = (): NestedForm => Object.create(null) as NestedForm;

/** The keys of `a[b][0]`; null if the brackets do not match. */
function keysOf(name: string): string[] | null {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match?.[1]) return null;
  const rest = match[2] ? match[2].slice(1, -1).split('][') : [];
  return [match[1], ...rest];
}

/**
 * Decodes the nested form encoding of Stripe's API (`line_items[0][price_data][currency]=cad`; `a[]=x` appends).
 * Returns null for a name that is malformed, deeper than eight levels, or both text and nested.
 */
export function parseNestedForm(body: string): NestedForm | null {
  const root = emptyLevel();
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = keysOf(name);
    const last = keys?.pop();
    if (!keys || last === undefined || keys.length >= MAX_DEPTH) return null;
    let level = root;
    for (const key of keys) {
      const next = (level[key] ??= emptyLevel());
      if (typeof next === 'string') return null;
      level = next;
    }
    level[last === '' ? String(Object.keys(level).length) : last] = value;
  }
  return root;
}
