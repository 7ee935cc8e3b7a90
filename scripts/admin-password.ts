// npm run admin:password -- --email <address>: alias of `npm run site -- admin reset-password`.
import { runQuickly } from './site/run-quickly.ts';

await runQuickly(['admin', 'reset-password', ...process.argv.slice(2)]);
