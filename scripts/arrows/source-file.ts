import path from 'node:path';

/** The parts of the repository. `root` is everything outside the workspaces: scripts and configuration. */
export type Workspace = 'contract' | 'embedded-postgres' | 'server' | 'web' | 'e2e' | 'bench' | 'root';

const folders: [Workspace, string][] = [
  ['contract', 'packages/contract'],
  ['embedded-postgres', 'packages/embedded-postgres'],
  ['server', 'apps/server'],
  ['web', 'apps/web'],
  ['e2e', 'e2e'],
  ['bench', 'bench'],
];

/** A source file and its place in the repository. */
export interface SourceFile {
  /** Relative to the root of the repository, with forward slashes. */
  path: string;
  workspace: Workspace;
  /** Path inside the workspace's source folder: `src`, or `app` for the web. */
  inside: string;
  /** First folder of `inside`; empty for a file directly in the source folder. */
  layer: string;
  /** The feature's name, for a file of a feature. */
  feature: string | undefined;
  isTest: boolean;
}

/** The place of the file at `path` (relative to the root of the repository). It need not exist. */
export function sourceFile(file: string): SourceFile {
  const [workspace, folder] = folders.find(([, each]) => file.startsWith(`${each}/`)) ?? ['root', ''];
  const local = path.posix.relative(folder, file);
  const inside = local.replace(/^(?:src|app)\//u, '');
  const [layer = '', feature] = path.posix.dirname(inside).split('/');
  return {
    path: file,
    workspace,
    inside,
    layer: layer === '.' ? '' : layer,
    feature: layer === 'features' ? feature : undefined,
    isTest: workspace === 'e2e' || /\.(?:test|spec)\.tsx?$/u.test(file) || local.startsWith('test/'),
  };
}
