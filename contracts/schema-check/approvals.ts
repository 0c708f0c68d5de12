import { existsSync } from 'node:fs';
import { readJson } from '../input/readFile.ts';
import { UnusableError } from '../input/unusable.ts';
import type { Verdict } from './checkSchema.ts';
import { kindOfChange } from './schemaChanges.ts';

/**
 * One approved break or risk, as `contracts/approved-changes.json` lists it. Another change of the same place needs another
 * approval.
 */
export type Approval = Pick<Verdict, 'coordinate' | 'kind' | 'from' | 'to'> & {
  /** Limits it to this operation; all of them if omitted. */
  operation?: string;
  /** Who approved it, and why. */
  author: string;
  reason: string;
  /** The last day on which it holds, 'YYYY-MM-DD' in UTC. */
  until: string;
};

/** Whether the text is a calendar day: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, text.length) === text && text.length === 10;
}

function isApproval(one: unknown): one is Approval {
  if (typeof one !== 'object' || one === null) return false;
  const { coordinate, kind, from, to, author, reason, until, operation } = one as Record<string, unknown>;
  const texts = [coordinate, author, reason, until].every((text) => typeof text === 'string' && text !== '');
  const sides = [from, to].every((side) => side === null || typeof side === 'string');
  const isKind = sides && kind === kindOfChange({ from: from as string | null, to: to as string | null });
  return texts && isKind && isDay(String(until)) && (operation === undefined || typeof operation === 'string');
}

/**
 * The approved breaks in a file; none if the default file is absent. Throws UnusableError if a named file (`isNamed`)
 * is absent, or an entry is incomplete.
 */
export function readApprovals(file: string, isNamed = false): Approval[] {
  if (!existsSync(file) && !isNamed) return [];
  const list = readJson(file);
  if (!Array.isArray(list)) throw new UnusableError(`${file} is to be a list of approvals.`);
  const broken = list.findIndex((one) => !isApproval(one));
  if (broken >= 0)
    throw new UnusableError(
      `${file}: entry ${broken + 1} is to have coordinate, kind, from and to (as --format json says them), author, reason and until (a day, YYYY-MM-DD), and may name an operation.`,
    );
  return list as Approval[];
}

export type Judged = {
  verdicts: (Verdict & { approved?: Approval })[];
  /** Expired approvals, and those of nothing that breaks or is risky: to be removed from the file. */
  over: Approval[];
  unused: Approval[];
};

const isOf = (approval: Approval, { coordinate, from, to }: Verdict) =>
  approval.coordinate === coordinate && approval.from === from && approval.to === to;

/** Marks approved verdicts, as of a day ('YYYY-MM-DD'). A change is approved if every affected place is. */
export function judge(verdicts: readonly Verdict[], approvals: readonly Approval[], today: string): Judged {
  const current = approvals.filter(({ until }) => until >= today);
  const usedApprovals = new Set<Approval>();
  const judged = verdicts.map((verdict) => {
    if (verdict.severity === 'safe') return verdict;
    const matching = current.filter((approval) => isOf(approval, verdict));
    for (const approval of matching)
      if (verdict.uses.some((use) => approval.operation === undefined || approval.operation === use.operation))
        usedApprovals.add(approval);
    const approvalOf = (operation: string) =>
      matching.find((approval) => approval.operation === undefined || approval.operation === operation);
    const approved = verdict.uses.map(({ operation }) => approvalOf(operation));
    return approved.length > 0 && approved.every(Boolean) ? { ...verdict, approved: approved[0] } : verdict;
  });
  return {
    verdicts: judged,
    over: approvals.filter(({ until }) => until < today),
    unused: current.filter((approval) => !usedApprovals.has(approval)),
  };
}
