// npm run admin:password -- --email <address>: alias of `npm run site -- admin reset-password`.
import { runSite } from './site/run-site.ts';

process.exitCode = await runSite(['admin', 'reset-password', ...process.argv.slice(2)]);
