// npm run dev: the server, started again when its sources change; Vite, inside it, reloads the pages.
import { inRoot, root } from './lib/root.ts';

const watched = [
  'apps/server/src',
  'apps/server/seed',
  'packages/contract/src',
  'packages/embedded-postgres/src',
];

process.chdir(root);
process.env.NODE_ENV = 'development';
// Takes this process's place, so that Ctrl-C has one program to talk to.
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
