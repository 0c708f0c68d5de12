import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import path from 'node:path';
import type { PoolOptions, PoolRunnerInitializer, PoolWorker, WorkerRequest, WorkerResponse } from 'vitest/node';

const response = (type: 'started' | 'stopped'): WorkerResponse => ({ __vitest_worker_response__: true, type });

/**
 * A pool of one process that lives on between runs, with the modules that it has loaded: Vitest ends its own after each run, and
 * the server's modules take longer to load than most mutants to be found.
 */
export class LastingPool implements PoolRunnerInitializer {
  readonly name = 'lasting';
  private child: ChildProcess | undefined;
  private isStarted = false;

  /** Ends the process, and with it the run that it is in; the next run gets a new one. */
  end(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
    this.isStarted = false;
  }

  readonly createPoolWorker = (options: PoolOptions): PoolWorker => {
    const events = new EventEmitter();
    const forward = ['message', 'error', 'exit'].map(
      (name) => [name, (value: unknown) => events.emit(name, value)] as const,
    );
    let child: ChildProcess;
    const answer = (type: 'started' | 'stopped') => setImmediate(() => events.emit('message', response(type)));
    return {
      name: this.name,
      cacheFs: true,
      on: (name, listener) => void events.on(name, listener),
      off: (name, listener) => void events.off(name, listener),
      deserialize: (data) => data,
      start: async () => {
        child = this.child ??= this.startProcess(options);
        for (const [name, listener] of forward) child.on(name, listener);
      },
      stop: async () => {
        for (const [name, listener] of forward) child.off(name, listener);
      },
      send: (message: WorkerRequest) => {
        if (message.type === 'stop') return void answer('stopped');
        if (message.type === 'start' && this.isStarted) return void answer('started');
        if (message.type === 'start') this.isStarted = true;
        if (child.connected) child.send(message);
      },
    };
  };

  private startProcess({ distPath, env, execArgv }: PoolOptions): ChildProcess {
    this.isStarted = false;
    return fork(path.join(distPath, 'workers/forks.js'), [], {
      env: env as NodeJS.ProcessEnv,
      execArgv,
      stdio: 'ignore',
      serialization: 'advanced',
    });
  }
}
