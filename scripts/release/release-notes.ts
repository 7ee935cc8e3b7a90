/** What a changelog says of one version. */
export interface ReleaseNotes {
  /** ISO date of the release; `undefined` while the section has none. */
  date: string | undefined;
  /** The section without its heading, in Markdown. */
  text: string;
}

/**
 * Reads the section of `version` from a changelog in the form of Keep a Changelog.
 *
 * @throws Error when there is none, or it is empty
 */
export function readReleaseNotes(changelog: string, version: string): ReleaseNotes {
  const [, ...sections] = `\n${changelog}`.split(/\n## /u);
  const section = sections.find((each) => each.startsWith(`[${version}]`));
  if (section === undefined) throw new Error(`CHANGELOG.md has no section ## [${version}].`);
  const [heading = '', ...lines] = section.split('\n');
  const text = lines.join('\n').trim();
  if (text === '') throw new Error(`The section ## [${version}] of CHANGELOG.md is empty.`);
  return { date: /^\[[^\]]+\] - (?<date>\d{4}-\d{2}-\d{2})$/u.exec(heading)?.groups?.['date'], text };
}
