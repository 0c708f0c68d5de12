import net from 'node:net';

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = net.createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** The stand-ins' ports follow the market's own: identity, payment, mailbox. */
const OFFSETS = [0, 1, 2, 3];

/** Below the ports that Linux assigns to outgoing connections, which could take one meanwhile. */
const LOWEST = 12_000;
const HIGHEST = 32_000;

/** A free port, with those of the stand-ins free as well. Two reserved at the same time never overlap. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + OFFSETS.length * Math.floor((Math.random() * (HIGHEST - LOWEST)) / OFFSETS.length);
    const free = await Promise.all(OFFSETS.map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
}
