/** Stands for an object that is created by the first use of any of its members. */
export function whenUsed<Part extends object>(create: () => Part): Part {
  let created: Part | undefined;
  const part = () => (created ??= create());
  return new Proxy({} as Part, {
    get: (_, key): unknown => Reflect.get(part(), key),
    has: (_, key) => Reflect.has(part(), key),
    ownKeys: () => Reflect.ownKeys(part()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(part(), key),
  });
}
