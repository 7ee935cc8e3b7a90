import type { Arrow } from './arrow.ts';

const testPackages = new Set([
  'vitest',
  'playwright',
  '@playwright/test',
  'vitest-browser-react',
  'fast-check',
]);

/** Arrows between the workspaces, and between production code and tests. */
export const workspaceArrows: Arrow[] = [
  {
    name: 'a workspace keeps to its own files',
    breaks: (from, { specifier, file }) =>
      specifier.startsWith('.') && file !== undefined && file.workspace !== from.workspace,
    advice: () =>
      'A relative path must not leave its workspace: import the contract by its name, or move the code there.',
  },
  {
    name: 'web and server meet only in the contract',
    breaks: (from, { file }) => {
      const allowed = {
        contract: ['contract'],
        'embedded-postgres': ['embedded-postgres'],
        server: ['server', 'contract', 'embedded-postgres'],
        web: ['web', 'contract'],
        e2e: ['e2e', 'contract'],
        bench: ['bench', 'contract', 'server', 'embedded-postgres'],
        root: ['root', 'contract', 'server', 'embedded-postgres'],
      };
      return file !== undefined && !allowed[from.workspace].includes(file.workspace);
    },
    advice: () => 'What both sides need lives in packages/contract; what one side needs stays there.',
  },
  {
    name: 'the contract depends on zod alone',
    breaks: (from, { package: name }) =>
      from.workspace === 'contract' && !from.isTest && name !== undefined && name !== 'zod',
    advice: () =>
      'The contract runs on both sides: code that needs another package or Node belongs to one of them.',
  },
  {
    name: 'production code never imports tests',
    breaks: (from, { file, package: name }) =>
      !from.isTest &&
      ['contract', 'embedded-postgres', 'server', 'web'].includes(from.workspace) &&
      !from.path.endsWith('.config.ts') &&
      (file?.isTest === true || (name !== undefined && testPackages.has(name))),
    advice: () =>
      'What production needs too is no test code: move it out of the test into the place that it serves.',
  },
];
