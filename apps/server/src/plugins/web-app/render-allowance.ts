import { networkOf } from '#server/http/limits/client-network.ts';

/** How many addresses that may be made up a network may have rendered in a minute, in this process. */
export const rendersPerMinute = 300;

const windowMs = 60_000;
/** Beyond so many networks counting starts anew: the memory is bounded. */
const maxNetworks = 10_000;

/** Makes a question: may this address have one more page rendered? It counts in memory, since rendering is cheaper than asking the database. */
export function createRenderAllowance(now: () => number = Date.now): (ip: string) => boolean {
  const counts = new Map<string, number>();
  let until = 0;
  return (ip) => {
    if (now() >= until || counts.size > maxNetworks) {
      counts.clear();
      until = now() + windowMs;
    }
    const network = networkOf(ip);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count <= rendersPerMinute;
  };
}
