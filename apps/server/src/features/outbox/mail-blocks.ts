/** A line of a facts table: what it is, and its value. */
export type Fact = readonly [label: string, value: string];

/** What the body of a mail is made of. All text is plain: the layout escapes it. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'note'; text: string };

/** A paragraph; line breaks in it stay. */
export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

/** The one thing to do next. `url` is an absolute http(s) address of ours; its text version is written out below it. */
export function button(label: string, url: string): MailBlock {
  return { kind: 'button', label, url };
}

/** Facts to look up: numbers, amounts, dates. Lines without a value are left out. */
export function facts(
  ...lines: readonly (readonly [label: string, value: string | null | undefined])[]
): MailBlock {
  return {
    kind: 'facts',
    facts: lines.filter((line): line is Fact => line[1] !== null && line[1] !== undefined && line[1] !== ''),
  };
}

/** Small print. */
export function note(text: string): MailBlock {
  return { kind: 'note', text };
}
