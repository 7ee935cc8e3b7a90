// npm run admin:create -- --email <address>: alias of `npm run site -- admin create`.
import { runSite } from './site/run-site.ts';

process.exitCode = await runSite(['admin', 'create', ...process.argv.slice(2)]);
