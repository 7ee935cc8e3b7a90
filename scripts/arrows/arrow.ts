import type { Import } from './read-imports.ts';
import type { SourceFile } from './source-file.ts';

/** A direction in which imports must not go. */
export interface Arrow {
  name: string;
  breaks: (from: SourceFile, what: Import) => boolean;
  /** Where the code wants to live instead. */
  advice: (from: SourceFile, what: Import) => string;
}
