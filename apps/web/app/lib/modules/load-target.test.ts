import { afterEach, expect, test, vi } from 'vitest';

import { loadTarget } from './load-target.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser whose router is on the way to `location`, if to any. */
function stubBrowser(location?: { pathname: string; search: string; hash: string }) {
  const browser = { assign: vi.fn<(address: string) => void>(), reload: vi.fn<() => void>() };
  vi.stubGlobal('window', {
    location: browser,
    __reactRouterDataRouter: { state: { navigation: { location } } },
  });
  return browser;
}

test('a page that is gone to is asked of the server, with its query and its place', () => {
  const browser = stubBrowser({ pathname: '/faq', search: '?about=hotel', hash: '#parking' });
  void loadTarget();
  expect(browser.assign).toHaveBeenCalledExactlyOnceWith('/faq?about=hotel#parking');
  expect(browser.reload).not.toHaveBeenCalled();
});

test('without a navigation the page is loaded anew', () => {
  const browser = stubBrowser();
  void loadTarget();
  expect(browser.reload).toHaveBeenCalledOnce();
});
