// npm run restore -- <folder>: alias of `npm run site -- restore`.
import { runQuickly } from './site/run-quickly.ts';

await runQuickly(['restore', ...process.argv.slice(2)]);
