import { createHash } from 'node:crypto';
import { parse, print } from 'graphql';
import type { Plugin } from 'vite';

const TAG = /\bgraphql`([^`]*)`/g;

/**
 * Puts its artifact in the place of each `graphql` tag, and a warning if that is of another text, as Relay's Babel plugin does
 * in the build: without Babel, which takes a fifth of the transforms of the tests. Lines stay where they are.
 */
export const relayTags: Plugin = {
  name: 'relay-tags',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: 'graphql`' },
    handler(code) {
      const imports: string[] = [];
      const replaced = code.replaceAll(TAG, (tag, text: string) => {
        const [definition] = parse(text, { noLocation: true }).definitions;
        if (!definition || !('name' in definition) || !definition.name) throw new Error(`A tag without a name: ${tag}`);
        const { value: name } = definition.name;
        const hash = createHash('md5').update(print(definition)).digest('hex');
        const warning = JSON.stringify(`The definition of '${name}' appears to have changed: npm run generate`);
        imports.push(`import __${name} from '#generated/relay/${name}.graphql.ts';`);
        const lines = '\n'.repeat(tag.split('\n').length - 1);
        return `(__${name}.hash && __${name}.hash !== "${hash}" && console.error(${warning}), __${name}${lines})`;
      });
      return { code: imports.join('') + replaced, map: null };
    },
  },
};
