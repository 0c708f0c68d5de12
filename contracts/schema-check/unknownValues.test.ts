import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = '__generated__/relay';
/** An enum as the compiler writes it: a union of quoted values. */
const ENUM = /^export type (\w+) = ("[^;]+);/gm;

describe('an enum value unknown to every release', () => {
  it('is a case of every enum, so that code which ignores it does not compile', () => {
    const enums = readdirSync(FOLDER).flatMap((file) => {
      const text = readFileSync(path.join(FOLDER, file), 'utf8');
      return [...text.matchAll(ENUM)].map(([, name, values]) => `${name} in ${file}: ${values}`);
    });
    expect(enums.filter((one) => one.startsWith('OrderStatus'))).not.toEqual([]);
    expect(enums.filter((one) => !one.includes('"%future added value"'))).toEqual([]);
  });
});
