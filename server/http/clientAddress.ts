import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function plain(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}

/**
 * Whose call it is: the socket's address, or with `proxies` trusted proxies in front (TRUST_PROXY) what the outermost of
 * them saw. Only that entry of X-Forwarded-For is believed, counted from the right: the rest anybody can write.
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const socket = plain(request.socket.remoteAddress ?? '');
  if (proxies === 0) return socket;
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const hops = forwarded.split(',').map((hop) => plain(hop.trim()));
  const seen = hops.at(-proxies) ?? '';
  return isIP(seen) === 0 ? socket : seen;
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  if (address === '127.0.0.1' || address === '::1') return true;
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
