// npm run backup:verify -- <folder>: alias of `npm run site -- backup verify`.
import { runQuickly } from './site/run-quickly.ts';

await runQuickly(['backup', 'verify', ...process.argv.slice(2)]);
