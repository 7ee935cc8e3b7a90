// npm run second-factor:reset -- --email <address>: alias of `npm run site -- second-factor reset`.
import { runQuickly } from './site/run-quickly.ts';

await runQuickly(['second-factor', 'reset', ...process.argv.slice(2)]);
