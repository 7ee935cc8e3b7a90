// npm run files:sweep [-- --above-ceiling]: alias of `npm run site -- files sweep`.
import { runQuickly } from './site/run-quickly.ts';

await runQuickly(['files', 'sweep', ...process.argv.slice(2)]);
