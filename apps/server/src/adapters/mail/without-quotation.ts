/** Longer lines are words of somebody, and not what a mail program writes above a quotation. */
const longestHead = 400;

const divider = /^\s*-{2,}\s*(?:original|forwarded) message\s*-{2,}\s*$/iu;
const isQuoted = (line: string) => line.startsWith('>');
const isBlank = (line: string) => line.trim() === '';

/**
 * What somebody wrote in an answer, without the mail below it that they answer. An answer between the lines of that mail is left
 * whole, and so is one in which nothing else would be left.
 */
export function withoutQuotation(text: string): string {
  const lines = text.replaceAll(/\r\n?/gu, '\n').split('\n');
  const whole = lines.join('\n').trim();
  const end = endOfWords(lines);
  const words = lines.slice(0, end).join('\n').trim();
  return words === '' ? whole : words;
}

/** The first line of what is quoted; all lines where nothing is. Takes time in proportion to the text, whatever is in it. */
function endOfWords(lines: readonly string[]): number {
  const isOwn = (line: string) => !isQuoted(line) && !isBlank(line);
  const lastOwn = lines.findLastIndex((line) => isOwn(line));
  const divided = lines.findIndex((line, place) => isDivider(lines, { line, place, lastOwn }));
  const quoted = lines.findIndex((line) => isQuoted(line));
  if (divided !== -1 && (quoted === -1 || divided <= quoted)) return divided;
  // Below quoted lines somebody answered between them.
  return quoted === -1 || lastOwn > quoted ? lines.length : headAbove(lines, quoted);
}

/** True for a line below which there is nothing but the mail that is answered, however that is written. */
function isDivider(
  lines: readonly string[],
  { line, place, lastOwn }: { line: string; place: number; lastOwn: number },
): boolean {
  if (line.length > longestHead) return false;
  if (divider.test(line)) return true;
  const isFrom = /^\s*\*?From:/u.test(line);
  // `On Sat, 28 Nov 2026 at 18:00, Sangamam <us@example.org> wrote:`, which may take three lines.
  if (!isFrom && !/^On .*\d/u.test(line)) return false;
  const below = lines.slice(place, place + 7).map((one) => one.slice(0, longestHead));
  if (isFrom)
    return (
      below.some((one) => /^\s*\*?(?:Sent|Date):/u.test(one)) &&
      below.some((one) => /^\s*\*?Subject:/u.test(one))
    );
  const ending = below.slice(0, 3).findIndex((one) => one.trimEnd().endsWith('wrote:'));
  if (ending === -1 || below.slice(0, ending).some((one) => isBlank(one))) return false;
  // What follows has marks throughout, or is of a mail program that sets none.
  const next = lines.slice(place + ending + 1, place + ending + 4).find((one) => !isBlank(one));
  return next === undefined || !isQuoted(next) || lastOwn <= place + ending;
}

/** The line that says, in any language, who wrote what is quoted; the first quoted line where there is none. */
function headAbove(lines: readonly string[], quoted: number): number {
  let end = quoted - 1;
  while (end >= 0 && isBlank(lines[end] ?? '')) end -= 1;
  const last = lines[end] ?? '';
  if (last.length > longestHead || !last.trimEnd().endsWith(':')) return quoted;
  let start = end;
  while (start > 0 && end - start < 3 && !isBlank(lines[start - 1] ?? '')) start -= 1;
  // A paragraph that is longer has words of the answer in it.
  if (end - start === 3) start = end;
  return /\d/u.test(lines.slice(start, end + 1).join(' ')) ? start : quoted;
}
