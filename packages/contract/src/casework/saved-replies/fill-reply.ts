/** What a reply may leave open, as it is written in braces: `{first name}`. */
export const replyPlaceholders = ['first name', 'number', 'convention'] as const;
export type ReplyPlaceholder = (typeof replyPlaceholders)[number];

/** What is filled in about one registration. */
export type ReplyValues = Readonly<Record<ReplyPlaceholder, string>>;

const inBraces = /\{([^{}\n]*)\}/gu;

/** What stands in braces and has no value, as it is written. */
export function foreignPlaceholders(text: string): string[] {
  return [...text.matchAll(inBraces)].filter(([, name]) => !isPlaceholder(name)).map(([whole]) => whole);
}

/** Whether a reply says something of one registration, so that it cannot be used for several at once. */
export function hasPlaceholders(text: string): boolean {
  return [...text.matchAll(inBraces)].some(([, name]) => isPlaceholder(name));
}

/** A reply with the values of one registration. Braces in the values stay as they are. */
export function fillReply(text: string, values: ReplyValues): string {
  return text.replaceAll(inBraces, (whole, name: string) => {
    const placeholder = nameOf(name);
    return isPlaceholder(placeholder) ? values[placeholder] : whole;
  });
}

function isPlaceholder(name: string | undefined): name is ReplyPlaceholder {
  return replyPlaceholders.some((one) => one === nameOf(name));
}

/** People write `{First Name}`, too. */
function nameOf(name = ''): string {
  return name.trim().toLowerCase();
}

/** The other way round: a text about one registration as a reply for all, with what is filled in left open. */
export function openReply(text: string, values: ReplyValues): string {
  return replyPlaceholders
    .filter((name) => values[name] !== '')
    .toSorted((a, b) => values[b].length - values[a].length)
    .reduce((opened, name) => opened.replaceAll(wholeWord(values[name]), () => `{${name}}`), text);
}

function wholeWord(words: string): RegExp {
  const literally = words.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}{])${literally}(?![\p{L}\p{N}}])`, 'gu');
}
