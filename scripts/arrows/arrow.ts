import type { Import } from './read-imports.ts';
import type { SourceFile } from './source-file.ts';

/** A forbidden direction of imports. */
export interface Arrow {
  name: string;
  breaks: (from: SourceFile, what: Import) => boolean;
  /** Where the code should be instead. */
  advice: (from: SourceFile, what: Import) => string;
}
