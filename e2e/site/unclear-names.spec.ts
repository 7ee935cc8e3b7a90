// What is heard of a page: every public page and every screen of a family has one heading, in order below it the others, and
// a name of its own for whatever can be pressed, filled in or followed.
import { demoPassword } from '#e2e/fixtures/demo.ts';
import { openSession } from '#e2e/fixtures/open-session.ts';
import { expect, test } from '#e2e/fixtures/test.ts';

import { otherPages, publicPages } from './public-pages.ts';
import { familyScreens, newestOrder, settle } from './reachable.ts';
import { unclearNames } from './unclear-names.ts';

test('every public page is clear to those who hear it', async ({ page }) => {
  const unclear: Record<string, string[]> = {};
  for (const path of [...publicPages.map((one) => one.path), ...otherPages]) {
    await page.goto(path);
    await settle(page);
    const here = await unclearNames(page);
    if (here.length > 0) unclear[path] = here;
  }
  expect(unclear).toEqual({});
});

for (const [account, paths] of Object.entries(familyScreens)) {
  test(`every screen of ${account} is clear to those who hear it`, async ({ page, request }) => {
    const order = await newestOrder(request, account);
    await openSession(page, { email: account, password: demoPassword });
    const unclear: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(path.replace('{order}', order));
      await settle(page);
      const here = await unclearNames(page);
      if (here.length > 0) unclear[path] = here;
    }
    expect(unclear).toEqual({});
  });
}

test('the check hears what is unclear, and nothing that a group or a row tells apart', async ({ page }) => {
  await page.setContent(
    '<main><h1>People</h1><h3>Anna</h3><button></button>' +
      '<button>Edit</button><button>Edit</button>' +
      '<fieldset><legend>Anna</legend><button>More</button></fieldset>' +
      '<fieldset><legend>Thomas</legend><button>More</button></fieldset>' +
      '<a href="/one">Open</a><a href="/two">Open</a><a href="/one">Same</a><a href="/one">Same</a></main>' +
      '<nav></nav><nav></nav>',
  );
  expect(await unclearNames(page)).toEqual([
    'heading "Anna" of level 3 follows one of level 1',
    'button without a name',
    '2 times navigation ""',
    '2 times button "Edit"',
    '2 times link "Open"',
  ]);
});
