// npm run check [-- words]: static checks, all or those whose name contains a word, such as `types` or `lint`.
import { runChecks } from './lib/checks.ts';
import { tallyLine } from './lib/tally/tally.ts';

const words = process.argv.slice(2);
const tally = await runChecks(words.length > 0 ? words : undefined);
console.log(tallyLine(tally));
if (tally.failed > 0) process.exitCode = 1;
