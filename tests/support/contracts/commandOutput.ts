type Io = { out: (text: string) => void; err: (text: string) => void };
export type CommandOutput = { code: number; out: string; err: string };

/** Runs a command, and collects its exit code and output. */
export async function collectOutput(run: (io: Io) => Promise<number>): Promise<CommandOutput> {
  const output = { out: '', err: '' };
  const code = await run({ out: (text) => void (output.out += text), err: (text) => void (output.err += text) });
  return { code, ...output };
}
