import type { Arrow } from './arrow.ts';
import type { SourceFile } from './source-file.ts';

/** From the bottom up: each layer may use those below it. The shell is the frame that every page stands in. */
const layers = ['lib', 'ui', 'shell', 'features', 'routes'];

// Composition: it belongs to the pages although it lies beside the layers.
const composition = /^(?:root\.tsx|routes\.ts|entry\.\w+\.tsx)$/u;

function height(file: SourceFile): number {
  if (composition.test(file.inside)) return layers.indexOf('routes');
  // What is no layer (config, theme, the context of a request) serves all of them.
  return Math.max(0, layers.indexOf(file.layer));
}

const isWeb = (file: SourceFile | undefined): file is SourceFile => file?.workspace === 'web' && !file.isTest;

/** Arrows inside the web app: routes → features → ui → lib. */
export const webArrows: Arrow[] = [
  {
    name: 'web: routes → features → ui → lib',
    breaks: (from, { file }) => isWeb(from) && isWeb(file) && height(file) > height(from),
    advice: (from, { file }) =>
      `${layers[height(from)] ?? ''} must not know ${layers[height(file ?? from)] ?? ''}: take what differs as a property ` +
      'or argument, or move the shared piece down.',
  },
  {
    name: 'web features do not import each other',
    breaks: (from, { file }) =>
      isWeb(from) &&
      isWeb(file) &&
      from.feature !== undefined &&
      file.feature !== undefined &&
      from.feature !== file.feature,
    advice: () => 'Let the page in routes/ compose the two, or move the shared piece to ui/ or lib/.',
  },
];
