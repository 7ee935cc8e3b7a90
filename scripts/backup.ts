// npm run backup -- <folder>: alias of `npm run site -- backup`.
import { runQuickly } from './site/run-quickly.ts';

await runQuickly(['backup', ...process.argv.slice(2)]);
