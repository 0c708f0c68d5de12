import { KINDS, nameOf } from './resolverMutant.ts';
import type { JudgedResolver } from './resolverProof.ts';

/**
 * The result for a wrong resolver. caught: an interaction failed. allowed: it behaved differently, and the contract
 * accepts both. never met: no interaction reached the fault.
 */
export type Detection = 'caught' | 'allowed' | 'never met';
export const detectionOf = ({ caught, differences }: Pick<JudgedResolver, 'caught' | 'differences'>): Detection =>
  caught ? 'caught' : differences > 0 ? 'allowed' : 'never met';

/** A line for one of them. */
export function judgedLine(judged: JudgedResolver): string {
  const { caught, interactions, mutant } = judged;
  const by = caught ? `  by ${caught.by} at ${caught.path} (${caught.suite})` : `  in ${interactions} interactions`;
  return `${detectionOf(judged).padEnd(10)} ${nameOf(mutant)}${by}\n`;
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;

const HEAD = ['', 'wrong resolvers', 'caught', 'by the contract', 'by conformance', 'allowed', 'never met'];

/** A Markdown table by key: how many were caught, how many were not and why. */
function table(judged: readonly JudgedResolver[], keys: readonly string[], keyOf: (one: JudgedResolver) => string) {
  const cells = (name: string, list: readonly JudgedResolver[]) => {
    const count = (detection: Detection) => list.filter((one) => detectionOf(one) === detection).length;
    const by = (suite: 'contract' | 'conformance') => list.filter(({ caught }) => caught?.suite === suite).length;
    return [
      name,
      list.length,
      count('caught'),
      by('contract'),
      by('conformance'),
      count('allowed'),
      count('never met'),
    ];
  };
  const rows = keys.flatMap((key) => {
    const list = judged.filter((one) => keyOf(one) === key);
    return list.length === 0 ? [] : [row(cells(key, list))];
  });
  return `${row(HEAD)}${row(['---', ...HEAD.slice(1).map(() => '--:')])}${rows.join('')}${row(cells('all', judged))}`;
}

/** By kind, then by part of the market. */
export function kindTable(judged: readonly JudgedResolver[]): string {
  const domains = [...new Set(judged.map(({ mutant }) => mutant.domain))].toSorted();
  return `${table(judged, KINDS, ({ mutant }) => mutant.kind)}\n${table(judged, domains, ({ mutant }) => mutant.domain)}`;
}
