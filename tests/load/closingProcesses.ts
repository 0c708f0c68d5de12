import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { bareEnvironment } from '../support/marketProcess.ts';
import type { Charged } from './closingProvider.ts';
import type { SideAnswer, SideTask } from './closingSide.ts';

const NOTHING: SideAnswer = { cartsDone: 0, busy: 0 };

function start(file: string, env: Record<string, string>): ChildProcess {
  return fork(path.join(import.meta.dirname, file), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...bareEnvironment, NODE_OPTIONS: '', NODE_ENV: 'production', ...env },
  });
}

/** The first message that `read` accepts; throws if the process ends before. */
function messageFrom<T>(child: ChildProcess, accept: (message: Record<string, unknown>) => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const listen = (message: Record<string, unknown>) => {
      const accepted = accept(message);
      if (accepted === undefined) return;
      child.off('message', listen).off('exit', ended);
      resolve(accepted);
    };
    const ended = (code: number | null) => reject(new Error(`A process of the closing night ended early (${code})`));
    child.on('message', listen).once('exit', ended);
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** Starts a server process of the closing night. `env`: both databases, the provider's port, and its own. */
export async function openSide(env: Record<'NIGHT' | 'FLOOR' | 'PROVIDER' | 'PORT', string>) {
  let child = start('closingSide.ts', env);
  await messageFrom(child, ({ ready }) => ready);
  return {
    ask(task: SideTask): Promise<SideAnswer> {
      child.send(task);
      return messageFrom(child, ({ answer: result }) => result as SideAnswer | undefined);
    },
    /**
     * Runs a task, killing the process after this many carts and restarting it. Returns the progress that it had
     * reported.
     */
    async askAndKill(task: SideTask, after: number): Promise<SideAnswer> {
      let busy = 0;
      let reported = 0;
      child.send(task);
      await messageFrom(child, (message) => {
        busy = Number(message.busy ?? busy);
        reported += Number(message.seen ?? 0);
        return reported >= after || message.answer ? true : undefined;
      });
      await end(child);
      child = start('closingSide.ts', env);
      await messageFrom(child, ({ ready }) => ready);
      return { ...NOTHING, busy };
    },
    end: () => end(child),
  };
}

/** Starts the payment provider with this many customers; it reports charges to the webhook. */
export async function openProvider(carts: number, webhook: string) {
  const child = start('closingProvider.ts', { CARTS: String(carts), WEBHOOK: webhook });
  const port = await messageFrom(child, ({ ready }) => ready as number | undefined);
  return {
    port,
    /** Resolves when every message is delivered. */
    async settled(): Promise<void> {
      child.send('settled');
      await messageFrom(child, ({ settled }) => settled);
    },
    /** Every attempted charge. */
    charges(): Promise<Charged[]> {
      child.send('charges');
      return messageFrom(child, ({ charges }) => charges as Charged[] | undefined);
    },
    end: () => end(child),
  };
}
