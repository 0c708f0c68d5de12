import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Services } from '../services.ts';

/** A command of the operator's tool: its words, to the text that it prints. Throws a sentence for the operator. */
export type OperatorCommands = Record<'maintenance' | 'check' | 'advance', (args: string[]) => Promise<string>>;

/** What each command is for, for --help. */
export const operatorHelp: Record<keyof OperatorCommands, string> = {
  maintenance: 'maintenance on|off    shows the maintenance message on every page, or ends it',
  check: 'check                 compares holds, payments and orders with each other; fails when they disagree',
  advance: 'advance DURATION      moves the market’s clock forward (demo mode): 90m, 36h, 7d',
};

const UNIT_MS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function duration(text: string | undefined): number {
  const match = /^(\d{1,6})([smhd])$/.exec(text ?? '');
  if (!match) throw new Error('advance takes a duration such as 90m, 36h or 7d.');
  return Number(match[1]) * UNIT_MS[match[2]!]!;
}

type Parts = { services: Services; database: Database; clock: Clock; demo: boolean };

/** The commands over a market's services, in a running server or in the tool itself. */
export function operatorCommands({ services, database, clock, demo }: Parts): OperatorCommands {
  return {
    async maintenance([state]) {
      if (state !== 'on' && state !== 'off') throw new Error('maintenance takes on or off.');
      await services.siteInformation.setMaintenance(state === 'on');
      return `Maintenance is ${state}.`;
    },
    async check() {
      const troubles = await checkInvariants(database);
      if (troubles.length > 0) throw new Error(troubles.join('\n'));
      return 'Holds, payments and orders agree.';
    },
    async advance([by]) {
      if (!demo) throw new Error('Only a demo market’s clock can be moved.');
      clock.advance(duration(by));
      return `The market’s clock shows ${clock.now().toISOString()}.`;
    },
  };
}
