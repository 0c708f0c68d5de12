/** A form's values by field, nested as in the input of its mutation: `{ name: { fr, en }, price }`. */
export type FormValues = Record<string, unknown>;

const isGroup = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEqual = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The value of each field by its path: 'name.fr'. */
export const fieldsOf = (values: FormValues, parent = ''): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(values).map(([name, value]) =>
      isGroup(value) ? fieldsOf(value, `${parent}${name}.`) : { [parent + name]: value },
    ),
  );

/** The fields whose values differ, by their paths. */
export function changesOf(saved: FormValues, values: FormValues): Record<string, unknown> {
  const before = fieldsOf(saved);
  return Object.fromEntries(Object.entries(fieldsOf(values)).filter(([path, value]) => !isEqual(value, before[path])));
}

/** The entries of the first level that differ, each as a whole. */
export const changedParts = <V extends object>(saved: NoInfer<V>, values: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isEqual(value, saved[name as keyof V])),
  ) as Partial<V>;

/** Whether a path is this field or within it: 'name.fr' is within 'name'. */
export const isWithin = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);
