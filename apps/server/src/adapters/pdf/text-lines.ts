import { graphemesOf, runsOf, widthOfRuns, type TextRun, type TextStyle } from './text-runs.ts';

/** A line that fits its column; `width` in points. */
export interface TextLine {
  runs: TextRun[];
  width: number;
}

/** Height of a line in points, the same for both scripts. */
export function lineHeight({ size }: Pick<TextStyle, 'size'>): number {
  return Math.ceil(size * 1.42);
}

/**
 * Breaks a text into lines of at most `width` points: at blanks, and within a word only when it is wider than a line,
 * never inside a letter.
 */
export function breakLines(text: string, { size, weight }: TextStyle, width: number): TextLine[] {
  const measure = (piece: string) => widthOfRuns(runsOf(piece, weight), size);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      // The blank stays, so that readers of the text do not join the words.
      lines.push(`${line} `);
      line = '';
    }
    const [rest = '', ...full] = piecesOf(line === '' ? word : longer, width, measure).toReversed();
    lines.push(...full.toReversed());
    line = rest;
  }
  return [...lines, line].map((each) => ({ runs: runsOf(each, weight), width: measure(each.trimEnd()) }));
}

/** The text itself, or its pieces where it is one word that is wider than a line. */
function piecesOf(word: string, width: number, measure: (piece: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const pieces = [''];
  for (const letter of graphemesOf(word)) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (measure(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}
