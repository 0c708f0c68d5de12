import path from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Environment } from '../config.ts';
import { settingNames } from '../configVariables.ts';
import { UsageError } from '../operator/operatorAnswer.ts';
import { realWorld } from '../serviceChecks/serviceCheck.ts';
import { checkSetup, setupMarket, type SetupParts } from './marketSetup.ts';

/** Reads lines of the terminal, or of a pipe. What is typed for a secret is not shown. */
function openPrompt(): { ask: SetupParts['ask']; close(): void } {
  let isMuted = false;
  const output = new Writable({
    write(chunk: Buffer, encoding, done) {
      if (!isMuted) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true });
  const answers = lines[Symbol.asyncIterator]();
  let isClosed = false;
  lines.once('close', () => (isClosed = true));
  return {
    async ask(question, { isSecret }) {
      // A pipe may have ended while its last lines are still to be read.
      if (isClosed) process.stdout.write(question);
      else {
        lines.setPrompt(question);
        lines.prompt();
      }
      isMuted = isSecret;
      const { value, done } = await answers.next();
      isMuted = false;
      if (isSecret || !process.stdin.isTTY) process.stdout.write('\n');
      return done === true ? null : String(value);
    },
    close: () => lines.close(),
  };
}

/** Runs `npm run market -- setup [FILE] [--check]`. Returns the exit code. */
export async function runSetup(args: string[], env: Environment): Promise<number> {
  const [file = 'market.env', ...more] = args.filter((word) => word !== '--check');
  if (more.length > 0 || file.startsWith('-')) throw new UsageError('setup takes one file, and --check.');
  const prompt = args.includes('--check') ? null : openPrompt();
  const parts: SetupParts = {
    file: path.resolve(file),
    env: Object.fromEntries(settingNames.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))),
    ask: prompt?.ask ?? (async () => null),
    print: (text) => void process.stdout.write(text),
    services: realWorld,
  };
  try {
    return await (prompt ? setupMarket(parts) : checkSetup(parts));
  } finally {
    prompt?.close();
  }
}
