import { buildBenchData, type BenchData } from '../bench-data.ts';
import { captureStatements } from '../capture-statements.ts';
import { receiveMoneyOf } from '../received-families.ts';
import { compare, type Comparison } from '../report/compare.ts';
import {
  approveRoute,
  checkInRoute,
  editRoute,
  participantsRoute,
  reviewRoute,
  submitRoute,
  type MeasuredRoute,
} from '../routes.ts';
import { startSubject } from '../subject.ts';

/** How much is measured. What can be done once to a registration has a number of calls in each round. */
export interface RatioSize {
  rounds: number;
  submissionsPerRound: number;
  decisionsPerRound: number;
}

/** The first two families of each kind are those whose statements are recorded. */
const samples = 2;

/** Fills a migrated database with the families that the routes need; `withoutLimit` more have a package without a capacity. */
export function buildRatioData(
  databaseUrl: string,
  { rounds, submissionsPerRound, decisionsPerRound }: RatioSize,
  withoutLimit = 0,
): Promise<BenchData> {
  const submissions = rounds * submissionsPerRound;
  const families = samples + 3 * submissions + samples + 2 * rounds * decisionsPerRound;
  return buildBenchData(databaseUrl, { families, withoutLimit });
}

/** Compares the product with a bare server that sends the same statements, route by route, and gives each as it is done. */
export async function* measureRatios(
  databaseUrl: string,
  world: BenchData,
  { rounds, submissionsPerRound, decisionsPerRound }: RatioSize,
): AsyncGenerator<Comparison> {
  const compareWithTwin = async (route: MeasuredRoute) => {
    const recording = await captureStatements(databaseUrl, route);
    const product = await startSubject('product', { databaseUrl });
    const twin = await startSubject('twin', { databaseUrl, recording });
    const { length: statements } = recording.statements;
    const comparison = await compare(route, { product, twin, rounds, statements });
    await product.stop();
    await twin.stop();
    return comparison;
  };
  const paying = world.families.splice(samples + 3 * rounds * submissionsPerRound);
  yield await compareWithTwin(participantsRoute(world));
  yield await compareWithTwin(reviewRoute(world));
  yield await compareWithTwin(editRoute(world));
  yield await compareWithTwin(submitRoute(world, submissionsPerRound));
  const received = await receiveMoneyOf(databaseUrl, { ...world, families: paying });
  yield await compareWithTwin(approveRoute(received, decisionsPerRound));
  yield await compareWithTwin(checkInRoute(received, decisionsPerRound));
}
