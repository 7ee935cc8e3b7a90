import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';

import { createPageAddresses } from './page-address.ts';

const readSearch = (search: URLSearchParams) => ({ page: search.get('page') ?? undefined });
const routes = {
  root: { id: 'root', path: '', module: {} },
  shell: { id: 'shell', parentId: 'root', module: {} },
  home: { id: 'home', parentId: 'shell', index: true, module: {} },
  list: { id: 'list', parentId: 'shell', path: 'list', module: { handle: { readSearch } } },
  faq: { id: 'faq', parentId: 'shell', path: 'faq', module: {} },
  question: { id: 'question', parentId: 'shell', path: 'question/:token', module: {} },
  none: { id: 'none', parentId: 'shell', path: '*', module: {} },
  admin: { id: 'admin', parentId: 'root', path: 'admin', module: {} },
  adminNone: { id: 'adminNone', parentId: 'admin', path: '*', module: {} },
};
const addressOf = createPageAddresses({ routes } as unknown as ServerBuild);

test.each([
  ['/', '/'],
  ['/?x=1', '/'],
  ['/FAQ/?utm_source=mail', '/faq'],
  ['//faq', '/faq'],
  ['/made/up/path?x=1', '/not-found'],
  ['/another', '/not-found'],
  ['/admin/another', '/admin/not-found'],
  ['/faq.data', '/faq.data'],
  ['/_.data?_routes=home%2Cshell&x=1', '/_.data?_routes=shell%2Chome'],
  ['/faq.data?_routes=made-up', '/faq.data'],
  ['/another.data?_routes=none', '/not-found.data?_routes=none'],
])('%s is rendered as %s, one of a few pages', (url, address) => {
  expect(addressOf(url)).toEqual({ address, isOpenEnded: false });
});

test.each([
  ['/list?page=2&x=1', '/list?page=2'],
  ['/question/Abc?x=1', '/question/Abc'],
  ['/list.data?page=2&x=1', '/list.data?page=2'],
])('%s is rendered as %s, which is open-ended', (url, address) => {
  expect(addressOf(url)).toEqual({ address, isOpenEnded: true });
});
