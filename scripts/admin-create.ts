// npm run admin:create -- --email <address>: alias of `npm run site -- admin create`.
import { runQuickly } from './site/run-quickly.ts';

await runQuickly(['admin', 'create', ...process.argv.slice(2)]);
