import { UnusableError } from '../input/unusable.ts';
import type { Severity } from './finding.ts';
import type { ChangeKind } from './schemaChanges.ts';

/** A risk that fails a check: for one consumer only, or of one kind only, where these are named. */
export type FailOn = { consumer?: string; kind?: ChangeKind };

const KINDS: readonly ChangeKind[] = ['added', 'removed', 'changed'];
const isKind = (text: string): text is ChangeKind => (KINDS as readonly string[]).includes(text);

export const FAIL_ON_HELP = `--fail-on risky[,consumer:NAME][,kind:added|removed|changed]  risky changes fail, too: all of them, those that concern
                   a consumer, or those of a kind. May be repeated; approvals cover them`;

function partsOf(text: string): FailOn {
  const refuse = (why: string) => new UnusableError(`--fail-on ${text}: ${why}. See --help.`);
  const [severity, ...conditions] = text.split(',');
  if (severity === 'breaking') throw refuse('what breaks fails anyway');
  if (severity !== 'risky') throw refuse('it begins with "risky"');
  const result: FailOn = {};
  for (const condition of conditions) {
    const [, name, value = ''] = /^(consumer|kind):(.+)$/s.exec(condition) ?? [];
    if (name === 'consumer' && result.consumer === undefined) result.consumer = value;
    else if (name === 'kind' && result.kind === undefined && isKind(value)) result.kind = value;
    else throw refuse(`"${condition}" is not consumer:NAME or kind:${KINDS.join('|')}, once each`);
  }
  return result;
}

/** The risks that fail, as `--fail-on` names them. Throws UnusableError with one sentence, also for an unknown consumer. */
export function failOnOf(texts: readonly string[], consumers: readonly string[]): FailOn[] {
  return texts.map((text) => {
    const one = partsOf(text);
    if (one.consumer !== undefined && !consumers.includes(one.consumer))
      throw new UnusableError(
        `--fail-on ${text}: there is no consumer ${one.consumer}, only ${consumers.join(', ') || 'unnamed ones'}. See --help.`,
      );
    return one;
  });
}

type Risk = { severity: Severity; kind: ChangeKind; affected: readonly { consumers: readonly string[] }[] };

/** Whether a change is a risk that fails. A place whose consumer is not known may be of any. */
export const isFailingRisk = ({ severity, kind, affected }: Risk, failOn: readonly FailOn[]): boolean =>
  severity === 'risky' &&
  failOn.some(
    (one) =>
      (one.kind === undefined || one.kind === kind) &&
      (one.consumer === undefined ||
        affected.some(({ consumers }) => consumers.length === 0 || consumers.includes(one.consumer ?? ''))),
  );
