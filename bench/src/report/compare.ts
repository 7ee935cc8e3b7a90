import type { Family } from '../families.ts';
import { load as loadServer } from '../load/load.ts';
import type { MeasuredRoute } from '../routes.ts';
import { median, spreadOf, type Spread } from './spread.ts';
import type { Subject } from '../subject.ts';

/** Medians in requests per second; the ratio compares the two halves of each round. */
export interface Comparison {
  name: string;
  statements: number;
  product: number;
  twin: number;
  ratio: Spread;
}

const connections = 16;
const secondsPerRound = 3;

interface Subjects {
  product: Subject;
  twin: Subject;
  rounds: number;
  statements: number;
}

/** Loads product and twin in turn, so that other work of the machine affects both alike. */
export async function compare(
  route: MeasuredRoute,
  { product, twin, rounds, statements }: Subjects,
): Promise<Comparison> {
  const families = [...route.families];
  const next = () => (route.amount === undefined ? families : families.splice(0, route.amount));
  const rates = { product: [] as number[], twin: [] as number[] };
  if (route.amount === undefined) {
    await tellTwin(twin, families);
    await load(product, route, families, 1);
    await load(twin, route, families, 1);
  }
  for (let round = 0; round < rounds; round += 1) {
    rates.product.push(await load(product, route, next()));
    const families = next();
    await tellTwin(twin, families);
    rates.twin.push(await load(twin, route, families));
  }
  return {
    name: route.name,
    statements,
    product: median(rates.product),
    twin: median(rates.twin),
    ratio: spreadOf(rates.product.map((rate, round) => rate / (rates.twin[round] ?? Number.NaN))),
  };
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

/**
 * Sends requests of two groups of families to one server in turn; returns the medians of both in requests per second,
 * and their ratio.
 */
export async function compareFamilyGroups(
  subject: Subject,
  route: MeasuredRoute,
  groups: [Family[], Family[]],
  { rounds, amount }: { rounds: number; amount: number },
): Promise<{ rates: [number, number]; ratio: Spread }> {
  const rates: [number[], number[]] = [[], []];
  const [first, second] = groups.map((group) => [...group]) as [Family[], Family[]];
  for (let round = 0; round < rounds; round += 1) {
    rates[0].push(await load(subject, route, first.splice(0, amount)));
    rates[1].push(await load(subject, route, second.splice(0, amount)));
  }
  return {
    rates: [median(rates[0]), median(rates[1])],
    ratio: spreadOf(rates[0].map((rate, round) => rate / (rates[1][round] ?? Number.NaN))),
  };
}

/** Runs one round and returns requests per second. */
function load(
  subject: Subject,
  route: MeasuredRoute,
  families: Family[],
  seconds = secondsPerRound,
): Promise<number> {
  let turn = 0;
  return loadServer(route.name, {
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
}
