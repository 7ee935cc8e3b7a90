// npm run site -- <verb>: what an operator does with an installation; `npm run site -- --help` lists the verbs.
import { runQuickly } from './site/run-quickly.ts';

await runQuickly(process.argv.slice(2));
