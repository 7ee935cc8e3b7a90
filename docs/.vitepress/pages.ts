/** A page of the site: its name in the sidebar, its address without `.html`, and its file in the repository. */
export interface DocsPage {
  text: string;
  at: string;
  file: string;
}

interface Reader {
  title: string;
  /** The first folder of the addresses, which chooses the sidebar. */
  folder: string;
  groups: { title: string; pages: DocsPage[] }[];
}

const page = (text: string, at: string, file: string): DocsPage => ({ text, at, file });

/** All pages with a place in a sidebar, by the three kinds of readers. Each text stands once in the repository. */
export const readers: Reader[] = [
  {
    title: 'Use it',
    folder: 'use',
    groups: [
      {
        title: 'Who does what',
        pages: [
          page('Overview', 'use/index', 'docs/use/index.md'),
          page('Families', 'use/families', 'docs/use/families.md'),
          page('Registrar', 'use/registrar', 'docs/use/registrar.md'),
          page('Treasurer', 'use/treasurer', 'docs/use/treasurer.md'),
          page('Editor', 'use/editor', 'docs/use/editor.md'),
          page('Hotel and transport', 'use/hospitality', 'docs/use/hospitality.md'),
          page('Arrival desk', 'use/arrival-desk', 'docs/use/arrival-desk.md'),
          page('Care team', 'use/care-team', 'docs/use/care-team.md'),
          page('Officer of a local unit', 'use/local-unit', 'docs/use/local-unit.md'),
          page('Administrator', 'use/administrator', 'docs/use/administrator.md'),
        ],
      },
      {
        title: 'More',
        pages: [
          page('Journeys', 'use/journeys', 'docs/journeys.md'),
          page('Glossary', 'use/glossary', 'docs/glossary.md'),
          page('Accessibility', 'use/accessibility', 'docs/accessibility.md'),
          page('A family in figures', 'use/family-in-figures', 'docs/family-in-figures.md'),
        ],
      },
    ],
  },
  {
    title: 'Run it',
    folder: 'run',
    groups: [
      {
        title: 'Operate',
        pages: [
          page('Operations', 'run/operations', 'docs/operations.md'),
          page('Settings', 'run/settings', 'docs/settings.md'),
          page('Upgrading', 'run/upgrading', 'UPGRADING.md'),
          page('Changelog', 'run/changelog', 'CHANGELOG.md'),
          page('Scaling', 'run/scaling', 'docs/scaling.md'),
        ],
      },
      {
        title: 'Security',
        pages: [
          page('Report a vulnerability', 'run/security', 'SECURITY.md'),
          page('Threat model', 'run/security/threat-model', 'docs/security/threat-model.md'),
          page('Inventory', 'run/security/inventory', 'docs/security/inventory.md'),
          page('ASVS line by line', 'run/security/asvs', 'docs/security/asvs.md'),
        ],
      },
    ],
  },
  {
    title: 'Change it',
    folder: 'change',
    groups: [
      {
        title: 'Begin',
        pages: [
          page('Read me', 'change/readme', 'README.md'),
          page('Architecture', 'change/architecture', 'ARCHITECTURE.md'),
          page('Contributing', 'change/contributing', 'CONTRIBUTING.md'),
          page('Recipes', 'change/recipes', 'docs/recipes.md'),
          page('Commands', 'change/commands', 'docs/commands.md'),
          page('Code of conduct', 'change/code-of-conduct', 'CODE_OF_CONDUCT.md'),
        ],
      },
      {
        title: 'Reasons and figures',
        pages: [
          page('Decisions', 'change/decisions/index', 'docs/decisions/README.md'),
          page('Translation', 'change/translation', 'docs/malayalam.md'),
          page('Performance', 'change/performance', 'docs/performance.md'),
          page('Screens', 'change/screens', 'docs/screens/README.md'),
        ],
      },
    ],
  },
];

const listed = readers.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages));

/** Folders whose pages have no line in a sidebar: an index leads to them. */
const folders: Readonly<Record<string, string>> = {
  'docs/decisions/': 'change/decisions/',
  'docs/upstream/': 'change/upstream/',
};

/** The address of a text of the repository as a page, such as `run/operations`; undefined where it is none. */
export function addressOf(file: string): string | undefined {
  if (file === 'docs/index.md') return 'index';
  const found = listed.find((each) => each.file === file);
  if (found !== undefined) return found.at;
  const folder = Object.keys(folders).find((each) => file.startsWith(each));
  if (folder === undefined || !file.endsWith('.md') || file.endsWith('/000-template.md')) return undefined;
  return `${folders[folder] ?? ''}${file.slice(folder.length, -'.md'.length)}`;
}
