// The check of `unclear-names.ts` hears what it is there for; `every-page`, `narrow` and `admin-accessible` look with it at
// every screen.
import { expect, test } from '#e2e/fixtures/test.ts';

import { unclearNames } from './unclear-names.ts';

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
