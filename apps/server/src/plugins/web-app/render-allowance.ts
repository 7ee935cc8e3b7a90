import { networkOf } from '#server/http/limits/client-network.ts';

/** How many possibly made-up URLs a network may have rendered per minute, in this process. */
export const rendersPerMinute = 300;

const windowMs = 60_000;
/** Above this number of networks all counts are reset, which bounds the memory. */
const maxNetworks = 10_000;

/** Creates a check whether an IP may render one more page. Counts in memory: rendering is cheaper than a query. */
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
