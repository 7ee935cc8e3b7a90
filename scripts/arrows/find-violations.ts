import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { unknownFolder } from './map.ts';
import { workspaceArrows } from './workspace-arrows.ts';
import { readImports } from './read-imports.ts';
import { serverArrows } from './server-arrows.ts';
import { sourceFile, type SourceFile } from './source-file.ts';
import { findTableUses } from './table-arrows.ts';
import { findTableTexts } from './table-texts.ts';
import { webArrows } from './web-arrows.ts';

/** A forbidden import, or a use of a table that belongs to another feature. */
export interface Violation {
  file: string;
  line: number;
  /** What is imported; for a table its name. */
  specifier: string;
  /** Name of the arrow. */
  arrow: string;
  /** Where the code should be. */
  advice: string;
}

const arrows = [...workspaceArrows, ...webArrows, ...serverArrows];
const ours = '{packages/*,apps/*,e2e,bench,scripts}/**/*.{ts,tsx}';
const notOurs = new Set(['node_modules', 'build', '.react-router', '.vite']);

/** Source files of the repository in `root`, as paths relative to it. */
export function sourceFilesOf(root: string): string[] {
  const exclude = (entry: string) => notOurs.has(path.basename(entry));
  return globSync(ours, { cwd: root, exclude }).map((file) => file.split(path.sep).join('/'));
}

/** Every import below `root` that violates an arrow, and every use of another feature's table. */
export function findViolations(root: string): Violation[] {
  return sourceFilesOf(root).flatMap((file) => {
    const from = sourceFile(file);
    const text = readFileSync(path.join(root, file), 'utf8');
    const tables = [...findTableUses(from, text), ...findTableTexts(from, text)].map(({ table, ...use }) => ({
      file,
      specifier: table,
      ...use,
    }));
    const imports = readImports(file, text).flatMap((what) =>
      arrows
        .filter((arrow) => arrow.breaks(from, what))
        .map((arrow) => ({
          file,
          line: what.line,
          specifier: what.specifier,
          arrow: arrow.name,
          advice: arrow.advice(from, what),
        })),
    );
    return [...imports, ...tables, ...misplaced(from)];
  });
}

function misplaced(file: SourceFile): Violation[] {
  const folder = unknownFolder(file);
  if (folder === undefined) return [];
  return [
    {
      file: file.path,
      line: 1,
      specifier: folder,
      arrow: 'one map',
      advice: 'Use the folder that the noun has in the other packages, or add it to scripts/arrows/map.ts.',
    },
  ];
}
