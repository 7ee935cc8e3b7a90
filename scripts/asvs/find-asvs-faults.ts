/** A requirement's line: number, what it asks, status, and what shows it or why it is so. */
const wholeLine =
  /^- \*\*V(?<id>[\d.]+)\*\* (?<asks>\S.*?) _(?<status>Met|Not applicable|Deviation)_: (?<rest>.*)$/u;

/** A name in backticks that is meant to be a file, and a test's title in quotes behind it. */
const namedFile =
  /`(?<name>(?:[\w.-]+\/)*(?:[\w.-]+\.(?:tsx?|md|ya?ml|conf|service|json|sh)|Caddyfile|Containerfile))`(?: “(?<title>[^”]+)”)?/gu;

/** The files that a page may name. */
export interface Repository {
  /** Relative to the root, with forward slashes. */
  paths: readonly string[];
  read: (path: string) => string;
}

/**
 * What is wrong with the page about ASVS, a sentence each: a requirement without a line or with two, a line that is not
 * one, a status without its reason, and a file or test that does not exist.
 */
export function findAsvsFaults(page: string, ids: readonly string[], repository: Repository): string[] {
  const lines = page.split('\n').filter((line) => /^\s*[-*] .*\bV\d+\.\d/u.test(line));
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const groups = wholeLine.exec(line)?.groups;
    if (groups === undefined) {
      faults.push(`This is no line of a requirement: ${line.slice(0, 80)}`);
      continue;
    }
    const { id = '', status = '', rest = '' } = groups;
    if (seen.has(id)) faults.push(`V${id} has two lines.`);
    if (!ids.includes(id)) faults.push(`V${id} is no requirement of level 1 or 2.`);
    seen.add(id);
    faults.push(...faultsOf(`V${id}`, { status, rest }, repository));
  }
  for (const id of ids) if (!seen.has(id)) faults.push(`V${id} has no line.`);
  return faults;
}

function* faultsOf(
  id: string,
  { status, rest }: { status: string; rest: string },
  { paths, read }: Repository,
): Generator<string> {
  const named = [...rest.matchAll(namedFile)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    title: groups?.['title'],
  }));
  if (rest.split(/\s+/u).filter((word) => word !== '').length < 3 && named.length === 0)
    yield `${id} has a status without a reason.`;
  if (status === 'Met' && named.length === 0) yield `${id} is met, but names no file that shows it.`;
  if (status === 'Deviation' && !/Would change it: \S/u.test(rest))
    yield `${id} deviates without saying what would change it ("Would change it: …").`;
  for (const { name, title } of named) {
    const found = paths.filter((path) => path === name || path.endsWith(`/${name}`));
    const [path] = found;
    if (path === undefined) yield `${id} names ${name}, which does not exist.`;
    else if (found.length > 1) yield `${id} names ${name}, of which there are ${found.length}: add a folder.`;
    else if (title !== undefined && !read(path).includes(title))
      yield `${id} names “${title}”, which ${name} does not have.`;
  }
}
