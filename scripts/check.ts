// npm run check [-- words]: what can be said about the code without running it; `types` and `lint` are such words.
import { runChecks } from './lib/checks.ts';
import { tallyLine } from './lib/tally/tally.ts';

const words = process.argv.slice(2);
const tally = await runChecks(words.length > 0 ? words : undefined);
console.log(tallyLine(tally));
if (tally.failed > 0) process.exitCode = 1;
