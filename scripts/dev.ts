// npm run dev: the server, restarted when its sources change; Vite, inside it, reloads the pages.
import { inRoot, root } from './lib/root.ts';

const watched = [
  'apps/server/src',
  'apps/server/seed',
  'packages/contract/src',
  'packages/embedded-postgres/src',
];

process.chdir(root);
process.env.NODE_ENV = 'development';
// Replaces this process, so that Ctrl-C reaches a single program.
process.execve?.(
  process.execPath,
  [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    '--watch-preserve-output',
    ...watched.map((folder) => `--watch-path=${inRoot(folder)}`),
    inRoot('apps/server/src/main.ts'),
  ],
  process.env,
);
