import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { code, isTest, textOf } from './support/sourceFiles.ts';

const MOST_LINES = 180;

/** The components that a file declares, with the lines of each from its declaration to its end. */
function componentsOf(file: string, text: string): { component: string; lines: number }[] {
  const { program } = parseSync(file, text);
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const named =
      declared?.type === 'FunctionDeclaration' || declared?.type === 'ClassDeclaration'
        ? [declared]
        : declared?.type === 'VariableDeclaration'
          ? declared.declarations
          : [];
    return named.flatMap(({ id, start, end }) =>
      id?.type === 'Identifier' && /^[A-Z][a-z]/.test(id.name)
        ? [{ component: `${file}: ${id.name}`, lines: text.slice(start, end).split('\n').length }]
        : [],
    );
  });
}

it('measures components alone, whether exported or not', () => {
  const text =
    'type A = {\n};\nexport function Cart() {\n  return null;\n}\nconst Line = () =>\n  null;\nfunction read() {}';
  expect(componentsOf('Cart.tsx', text)).toEqual([
    { component: 'Cart.tsx: Cart', lines: 3 },
    { component: 'Cart.tsx: Line', lines: 2 },
  ]);
});

it(`allows no component over ${MOST_LINES} lines`, () => {
  const components = code
    .filter((file) => /^src\/.*\.tsx$/.test(file) && !isTest(file))
    .flatMap((file) => componentsOf(file, textOf(file)));
  expect(components.length).toBeGreaterThan(300);
  expect(components.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
});
