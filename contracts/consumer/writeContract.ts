import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sourceIndex } from '../schema-check/sourceIndex.ts';
import { cases } from './cases/cases.ts';
import { unmetOwners } from './cases/ownerCases.ts';
import { compiledOperations } from './engine/compiledOperations.ts';
import type { Cases, Suite } from './engine/contractCase.ts';
import { unmetDeskRequirements } from './engine/deskRequirements.ts';
import { unheldValues } from './engine/exactValues.ts';
import { readSchema } from './engine/graphqlTypes.ts';
import { interactionOf, type Interaction } from './engine/interaction.ts';
import { pactText } from './engine/pactFile.ts';
import { play } from './engine/play.ts';
import { accessWords, allRootFields, unmetCodes } from './engine/raisedCodes.ts';
import { unmetRequirements } from './engine/requirements.ts';

/** All interactions of the contract. Throws one error that lists all missing and invalid cases. */
export function contractInteractions(written: Cases = cases): Interaction[] {
  const schema = readSchema();
  const operations = compiledOperations();
  const errors = [
    ...unmetRequirements(operations, written),
    ...unmetCodes(schema, operations, written),
    ...unmetDeskRequirements(schema, operations, written),
    ...unmetOwners(schema, operations, written),
  ];
  const interactions = Object.entries(written).flatMap(([name, list]) =>
    list.flatMap((one, index): Interaction[] => {
      const operation = operations.get(name);
      try {
        return operation ? [interactionOf(schema, operations, operation, one, list.slice(0, index))] : [];
      } catch (error) {
        errors.push((error as Error).message);
        return [];
      }
    }),
  );
  if (errors.length === 0) errors.push(...unheldValues(schema, operations, interactions));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return interactions;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The storefront file that declares an operation. */
function componentOf(): (operation: string) => string {
  const index = sourceIndex(path.join(ROOT, 'src'), ROOT);
  return (operation) => {
    const file = index[operation]?.['']?.file;
    if (file === undefined) throw new Error(`No file of the storefront has the operation ${operation}.`);
    return file;
  };
}

/** Who may call an operation, in terms of @access: that of each root field, or of its return type. */
function accessOf(): (operation: string) => string {
  const schema = readSchema();
  const operations = compiledOperations();
  return (name) => {
    const operation = operations.get(name);
    if (!operation) throw new Error(`The storefront has no operation ${name}.`);
    const fields = allRootFields(schema, operation.document);
    return fields.map((field) => `${field.name}: ${accessWords(field)}`).join(', ');
  };
}

/** A suite's text, and its number of interactions. */
export type Written = { text: string; count: number };

/**
 * Plays all cases and returns the text of each suite's file.
 * @public tools/contracts.ts loads it through Vite.
 */
export async function writeContract(): Promise<Record<Suite, Written>> {
  const interactions = contractInteractions();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-pacts-'));
  try {
    // A folder for each: Pact rereads and rewrites its whole file after an interaction.
    const folders = interactions.map((_, index) => path.join(folder, String(index)));
    for (const [index, interaction] of interactions.entries()) await play([interaction], folders[index]!);
    const component = componentOf();
    const written = (suite: Suite): Written => {
      const ofSuite = interactions.filter((one) => one.suite === suite);
      return {
        text: pactText(folders, ofSuite, component, suite === 'access' ? accessOf() : null),
        count: ofSuite.length,
      };
    };
    return { contract: written('contract'), access: written('access'), conformance: written('conformance') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
