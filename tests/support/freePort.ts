import net from 'node:net';

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = net.createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** The stand-ins' ports follow the market's own: identity, payment, mailbox. */
const OFFSETS = [0, 1, 2, 3];

/** Below what Linux gives to connections of its own, which come and go between a look and its use. */
const LOWEST = 12_000;
const HIGHEST = 32_000;

/** A port that is free together with those of the stand-ins. Two that are had at the same time never overlap in part. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + OFFSETS.length * Math.floor((Math.random() * (HIGHEST - LOWEST)) / OFFSETS.length);
    const free = await Promise.all(OFFSETS.map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
}
