import autocannon from 'autocannon';

import type { Family } from './families.ts';
import { median } from './median.ts';
import type { MeasuredRoute } from './routes.ts';
import type { Subject } from './subject.ts';

/** Medians in requests a second. */
export interface Comparison {
  name: string;
  statements: number;
  product: number;
  twin: number;
  ratio: number;
}

const connections = 16;
const secondsPerRound = 3;

interface Subjects {
  product: Subject;
  twin: Subject;
  rounds: number;
  statements: number;
}

/** Loads product and twin in turn, so that whatever else the machine does touches both alike. */
export async function compare(
  route: MeasuredRoute,
  { product, twin, rounds, statements }: Subjects,
): Promise<Comparison> {
  const crowd = [...route.crowd];
  const next = () => (route.amount === undefined ? crowd : crowd.splice(0, route.amount));
  const rates = { product: [] as number[], twin: [] as number[] };
  if (route.amount === undefined) {
    await tellTwin(twin, crowd);
    await load(product, route, crowd, 1);
    await load(twin, route, crowd, 1);
  }
  for (let round = 0; round < rounds; round += 1) {
    rates.product.push(await load(product, route, next()));
    const families = next();
    await tellTwin(twin, families);
    rates.twin.push(await load(twin, route, families));
  }
  const [ours, bare] = [median(rates.product), median(rates.twin)];
  return { name: route.name, statements, product: ours, twin: bare, ratio: ours / bare };
}

async function tellTwin({ origin }: Subject, families: Family[]): Promise<void> {
  const response = await fetch(`${origin}/families`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      families.map((family) => ({ ...family, tokenHash: family.tokenHash.toString('hex') })),
    ),
  });
  if (!response.ok) throw new Error('The twin does not listen');
}

/** Loads one server with two crowds in turn; answers the medians of both, in requests a second. */
export async function compareCrowds(
  subject: Subject,
  route: MeasuredRoute,
  crowds: [Family[], Family[]],
  { rounds, amount }: { rounds: number; amount: number },
): Promise<[number, number]> {
  const rates: [number[], number[]] = [[], []];
  const [first, second] = crowds.map((crowd) => [...crowd]) as [Family[], Family[]];
  for (let round = 0; round < rounds; round += 1) {
    rates[0].push(await load(subject, route, first.splice(0, amount)));
    rates[1].push(await load(subject, route, second.splice(0, amount)));
  }
  return [median(rates[0]), median(rates[1])];
}

/** Runs one round and answers requests a second; a single refused call makes the round worthless. */
async function load(
  subject: Subject,
  route: MeasuredRoute,
  families: Family[],
  seconds = secondsPerRound,
): Promise<number> {
  let turn = 0;
  const started = performance.now();
  const result = await autocannon({
    url: subject.origin,
    connections,
    ...(route.amount === undefined ? { duration: seconds } : { amount: families.length }),
    requests: [
      {
        setupRequest: (request) => {
          const family = families[turn % families.length];
          turn += 1;
          return family ? { ...request, ...route.callOf(family) } : request;
        },
      },
    ],
  });
  const took = (performance.now() - started) / 1000;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${route.name}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return route.amount === undefined ? result['2xx'] / result.duration : families.length / took;
}
