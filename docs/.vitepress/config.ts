import { readFileSync } from 'node:fs';
import path from 'node:path';

import { defineConfig, type DefaultTheme } from 'vitepress';

import { addressOf, readers } from './pages.ts';
import { repositoryLinks } from './repository-links.ts';

const root = path.resolve(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  description: string;
  repository?: { url: string };
};
const repository = process.env['DOCS_REPOSITORY'] ?? manifest.repository?.url;

const sidebar: DefaultTheme.SidebarMulti = Object.fromEntries(
  readers.map(({ folder, groups }) => [
    `/${folder}/`,
    groups.map(({ title, pages }) => ({
      text: title,
      items: pages.map(({ text, at }) => ({ text, link: `/${at.replace(/(^|\/)index$/u, '$1')}` })),
    })),
  ]),
);

export default defineConfig({
  title: 'Sangamam',
  description: manifest.description,
  lang: 'en-US',
  base: process.env['DOCS_BASE'] ?? '/',
  // The texts at the root of the repository are pages, too.
  srcDir: '..',
  srcExclude: [
    '{apps,bench,build,data,deploy,e2e,packages,scripts,shots,test-results}/**',
    '**/000-template.md',
  ],
  rewrites: (file) => `${addressOf(file) ?? file.slice(0, -'.md'.length)}.md`,
  outDir: path.join(root, 'build/docs'),
  cacheDir: path.join(root, 'node_modules/.cache/vitepress'),
  // Nothing asks other hosts, and a page is the same wherever it was built.
  lastUpdated: false,
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${process.env['DOCS_BASE'] ?? '/'}favicon.svg` }],
  ],
  markdown: { config: (parser) => repositoryLinks(parser, { root, repository }) },
  vite: {
    publicDir: path.join(root, 'docs/.vitepress/public'),
    server: { watch: { ignored: [`${root}/{data,build,shots,test-results}/**`] } },
  },
  themeConfig: {
    logo: '/favicon.svg',
    nav: readers.map(({ title, folder, groups }) => ({
      text: title,
      link: `/${groups[0]?.pages[0]?.at.replace(/(^|\/)index$/u, '$1') ?? ''}`,
      activeMatch: `^/${folder}/`,
    })),
    sidebar,
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        // Pages for volunteers first, reasons of developers last.
        miniSearch: {
          searchOptions: {
            boostDocument: (id: string) => {
              if (id.includes('/use/')) return 3;
              return id.includes('/decisions/') ? 0.3 : 1;
            },
          },
        },
      },
    },
    ...(repository !== undefined && { socialLinks: [{ icon: 'github', link: repository }] }),
    footer: { message: 'MIT licence' },
  },
});
