// npm run second-factor:reset -- --email <address>: alias of `npm run site -- second-factor reset`.
import { runSite } from './site/run-site.ts';

process.exitCode = await runSite(['second-factor', 'reset', ...process.argv.slice(2)]);
