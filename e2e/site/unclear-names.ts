import type { Page } from '@playwright/test';

/** A line of the page's accessibility tree: what is there, how it is called, and what it lies in. */
interface Spoken {
  role: string;
  name: string;
  level: number;
  /** Of a link: where it leads. */
  url: string | undefined;
  within: readonly Spoken[];
}

const controls = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'menuitem',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);
const landmarks = ['complementary', 'form', 'navigation', 'region', 'search'];

/**
 * What somebody who only hears the open page could not tell, a line each: not one main part or heading, a heading below one
 * that is missing, a control without a name, landmarks that are called alike, and in the main part buttons or links that are
 * called alike, in the same group or row, and do different things.
 */
export async function unclearNames(page: Page): Promise<string[]> {
  const spoken = read(await page.locator('body').ariaSnapshot());
  const of = (role: string) => spoken.filter((one) => one.role === role);
  const headings = of('heading');
  const unclear = [
    ...oneOf('main', of('main')),
    ...oneOf(
      'heading of level 1',
      headings.filter(({ level }) => level === 1),
    ),
    ...headings.flatMap(({ name, level }, index) => {
      const before = headings[index - 1]?.level ?? 1;
      return level > before + 1 ? [`heading "${name}" of level ${level} follows one of level ${before}`] : [];
    }),
    ...spoken.flatMap(({ role, name }) =>
      controls.has(role) && name === '' ? [`${role} without a name`] : [],
    ),
    ...landmarks.flatMap((role) => calledAlike(of(role), ({ name }) => `${role} "${name}"`)),
  ];
  const inMain = spoken.filter(({ within }) => within.some(({ role }) => role === 'main'));
  const ofMain = (role: string) => inMain.filter((one) => one.role === role);
  const whole = ({ within, name }: Spoken) => JSON.stringify([...within.map((one) => one.name), name]);
  const leading = new Map(ofMain('link').map((link) => [`${whole(link)} ${link.url ?? ''}`, link]));
  return [
    ...unclear,
    ...calledAlike(ofMain('button'), ({ name }) => `button "${name}"`, whole),
    ...calledAlike([...leading.values()], ({ name }) => `link "${name}"`, whole),
  ];
}

function oneOf(what: string, found: readonly Spoken[]): string[] {
  return found.length === 1 ? [] : [`${found.length} of ${what}`];
}

/** What stands there more than once by this key. */
function calledAlike(
  all: readonly Spoken[],
  inWords: (one: Spoken) => string,
  key: (one: Spoken) => string = ({ name }) => name,
): string[] {
  return [...Map.groupBy(all, key).values()].flatMap(([first, ...others]) =>
    first && others.length > 0 ? [`${others.length + 1} times ${inWords(first)}`] : [],
  );
}

/** Reads Playwright's snapshot: a line for each element, indented by what it lies in. */
function read(snapshot: string): Spoken[] {
  const spoken: Spoken[] = [];
  const open: { indent: number; spoken: Spoken }[] = [];
  for (const line of snapshot.split('\n')) {
    const url = /^\s*- \/url: (?<url>.*)$/u.exec(line)?.groups?.['url'];
    const last = open.at(-1);
    if (url !== undefined && last) last.spoken.url = url;
    const element =
      /^(?<indent>\s*)- '?(?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<states>(?: \[[^\]]*\])*)'?:?(?: (?<text>.*))?$/u.exec(
        line,
      )?.groups;
    if (!element) continue;
    const { indent = '', role = '', name, states = '', text } = element;
    while ((open.at(-1)?.indent ?? -1) >= indent.length) open.pop();
    const one: Spoken = {
      role,
      name: name ?? (controls.has(role) ? '' : (text ?? '')),
      level: Number(/\[level=(?<level>\d)\]/u.exec(states)?.groups?.['level'] ?? 0),
      url: undefined,
      within: open.map((outer) => outer.spoken),
    };
    spoken.push(one);
    open.push({ indent: indent.length, spoken: one });
  }
  return spoken;
}
