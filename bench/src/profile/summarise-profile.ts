import type { Profiler } from 'node:inspector';

/** Parts of the work, by the address of the code that runs. The first that fits counts. */
const parts: [name: string, address: RegExp][] = [
  ['zod: checks input and answers', /\/node_modules\/zod\//u],
  ['drizzle-orm: builds statements, maps rows', /\/node_modules\/drizzle-orm\//u],
  ['pg: protocol, rows to values', /\/node_modules\/pg(?:-[a-z]+)?\/|\/node_modules\/postgres-[a-z]+\//u],
  [
    'fastify: routing, hooks, replies',
    /\/node_modules\/(?:fastify|find-my-way|fast-json-stringify|avvio|@fastify)/u,
  ],
  ['pino and metrics', /\/node_modules\/(?:pino|prom-client|sonic-boom|quick-format)/u],
  ['other libraries', /\/node_modules\//u],
  ['contract', /\/packages\/contract\//u],
  ['server', /\/apps\/server\//u],
  ['web', /\/apps\/web\//u],
  ['Node: http, net, streams', /^node:/u],
];

/** Shares of the processor time of a profile, by part; idle time is left out. */
export function summariseProfile({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): {
  busyMs: number;
  shares: Map<string, number>;
  heaviest: { name: string; ms: number }[];
} {
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const times = new Map<string, number>();
  const functions = new Map<string, number>();
  let busy = 0;
  for (const [index, id] of samples.entries()) {
    const frame = byId.get(id);
    const delta = Math.max(0, timeDeltas[index] ?? 0);
    if (!frame || frame.functionName === '(idle)') continue;
    busy += delta;
    const part = partOf(frame.functionName, frame.url);
    times.set(part, (times.get(part) ?? 0) + delta);
    const name = `${frame.functionName || '(anonymous)'} ${shorten(frame.url)}:${frame.lineNumber + 1}`;
    functions.set(name, (functions.get(name) ?? 0) + delta);
  }
  return {
    busyMs: busy / 1000,
    shares: new Map(
      [...times].toSorted((a, b) => b[1] - a[1]).map(([name, time]) => [name, time / busy] as const),
    ),
    heaviest: [...functions]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, 25)
      .map(([name, time]) => ({ name, ms: time / 1000 })),
  };
}

function partOf(name: string, url: string): string {
  if (name === '(garbage collector)') return 'garbage collector';
  const part = parts.find(([, address]) => address.test(url));
  return part?.[0] ?? 'V8 and system calls';
}

function shorten(url: string): string {
  return url.replace(/^.*\/(?:node_modules|apps|packages)\//u, '');
}
