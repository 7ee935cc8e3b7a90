import type { Arrow } from './arrow.ts';
import type { Import } from './read-imports.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Layers, lowest first: each may use those below it. `ui` knows nothing about the product, `domain` knows the contract,
 * the shell is the frame around every page.
 */
const floors = ['lib', 'ui', 'domain', 'shell', 'features', 'routes'];

/** Parts of the contract that are about input and HTTP, not about conventions: `ui` may import them. */
const neutralContract = /^(?:fields|http)\//u;

// Composition: it belongs to the pages although it is outside the layers.
const composition = /^(?:root\.tsx|routes\.ts|entry\.\w+\.tsx|kit\/.*)$/u;

function height(file: SourceFile): number {
  if (composition.test(file.inside)) return floors.indexOf('routes');
  // Folders that are not layers (config, theme, phrases, request context) serve all layers.
  return Math.max(0, floors.indexOf(file.layer));
}

const isWeb = (file: SourceFile | undefined): file is SourceFile => file?.workspace === 'web' && !file.isTest;

/** True for a file in the staff half of a feature. */
const isStaffHalf = (file: SourceFile) =>
  file.feature !== undefined && (file.feature === 'staff' || file.inside.split('/')[2] === 'staff');

/** Code that every visitor may load: all pages except the staff pages. */
const isPublic = (file: SourceFile) =>
  (file.layer === 'routes' && !file.inside.startsWith('routes/admin/')) ||
  (file.layer === 'features' && !isStaffHalf(file));

/**
 * Features whose staff screens those of all others may use, lowest first: signing in, casework on any record, and the
 * ledger, whose payments are such records.
 */
const beneath: readonly string[] = ['accounts', 'casework', 'ledger'];

const rowOf = ({ feature = '' }: SourceFile) =>
  beneath.includes(feature) ? beneath.indexOf(feature) : beneath.length;

const knowsProduct = (from: SourceFile, { file }: Import) =>
  from.layer === 'ui' && !from.isTest && file?.workspace === 'contract' && !neutralContract.test(file.inside);

/** Arrows inside the web app: routes → features → domain → ui → lib. */
export const webArrows: Arrow[] = [
  {
    name: 'web: routes → features → domain → ui → lib',
    breaks: (from, { file }) => isWeb(from) && isWeb(file) && height(file) > height(from),
    advice: (from, { file }) =>
      `${floors[height(from)] ?? ''} must not know ${floors[height(file ?? from)] ?? ''}: take what differs as a property ` +
      'or argument, or move the shared piece down.',
  },
  {
    name: 'web: ui knows nothing of the product',
    breaks: (from, what) => isWeb(from) && knowsProduct(from, what),
    advice: () =>
      'A component that knows the contract wants to live in domain/; or it takes what it needs as a property.',
  },
  {
    name: 'web features do not import each other',
    breaks: (from, { file }) =>
      isWeb(from) &&
      isWeb(file) &&
      from.feature !== undefined &&
      file.feature !== undefined &&
      from.feature !== file.feature &&
      !(isStaffHalf(from) && isStaffHalf(file) && rowOf(file) < rowOf(from)),
    advice: () =>
      'Let the page in routes/ compose the two, or move the shared piece to domain/, ui/ or lib/.',
  },
  {
    name: "web: public pages do not load the staff's half",
    breaks: (from, { file }) => isWeb(from) && isWeb(file) && isPublic(from) && isStaffHalf(file),
    advice: () => 'What both halves show wants to live outside of the staff/ folder, or in domain/.',
  },
];
