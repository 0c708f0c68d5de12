import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CheckSetting } from '../../../contracts/schema-check/runCheck.ts';

const SCHEMA = `type Query { order(id: ID!): Order }
type Order { id: ID! number: Int! note: String status: Status! }
enum Status { open closed }
`;
const SOURCES = {
  'OrderRow.tsx': `import { graphql } from 'react-relay';

const fragment = graphql\`
  fragment OrderRow_order on Order @argumentDefinitions(few: { type: "Int" }) {
    number
    status
  }
\`;
`,
  'OrderScreen.tsx': `export const query = graphql\`
  query OrderScreenQuery($id: ID!) {
    order(id: $id) { ...OrderRow_order @arguments(few: 3) note }
  }
\`;
`,
};
const FRAGMENT = 'fragment OrderRow_order_4xYz on Order { number status }';
const OPERATIONS = {
  a1: `query OrderScreenQuery($id: ID!) { order(id: $id) { ...OrderRow_order_4xYz note id } } ${FRAGMENT}`,
  b2: `query OtherQuery { order(id: "1") { ...OrderRow_order_4xYz id } } ${FRAGMENT}`,
};

/** A small storefront in a folder of its own, for tests of the commands: two operations, two components, no release. */
export function testedMarket() {
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-'));
  const at = (name: string) => path.join(folder, name);
  const write = (name: string, text: string): string => {
    writeFileSync(at(name), text);
    return at(name);
  };
  mkdirSync(at('src'));
  mkdirSync(at('deployed'));
  for (const [name, text] of Object.entries(SOURCES)) write(`src/${name}`, text);
  const setting: CheckSetting = {
    command: 'check',
    checkout: {
      name: 'this checkout',
      schema: write('schema.graphql', SCHEMA),
      operations: write('operations.json', JSON.stringify(OPERATIONS)),
      sources: { folder: at('src'), root: folder },
    },
    releases: at('deployed'),
    approvals: at('approved.json'),
    today: '2026-11-22',
    env: { GITHUB_WORKSPACE: folder },
  };
  return { folder, at, write, setting, schema: SCHEMA, remove: () => rmSync(folder, { recursive: true }) };
}
