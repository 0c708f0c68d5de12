import { execFile } from 'node:child_process';
import path from 'node:path';
import { bareEnvironment } from './marketProcess.ts';

const TOOL = path.resolve(import.meta.dirname, '../../server/market.ts');

export type Ended = { code: number; stdout: string; stderr: string };

/** Runs the operator's tool as a process of its own, in the folder of the files. */
export function runTool(cwd: string, env: Record<string, string>, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TOOL, ...args], { cwd, env: { ...bareEnvironment, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}
