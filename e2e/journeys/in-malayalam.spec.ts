import { demoPassword, staff } from '../fixtures/demo.ts';
import { createRegistrant } from '../fixtures/registrants.ts';
import { expect, test } from '../fixtures/test.ts';
import { openSession } from '../fixtures/open-session.ts';
import { coveredControls } from '../site/covered-controls.ts';
import { chooseLanguage } from '../pages/language.ts';

/** By how much the page scrolls sideways, and what can be seen of it that sticks out to the right; empty if it fits. */
const widerThanThePage = () => {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  const outside = [...document.querySelectorAll('main *, header *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 60)}`);
  return [`scrolls sideways by ${scrollWidth - innerWidth} px`, ...outside];
};

const packageName = 'ഒരാൾക്കുള്ള രജിസ്ട്രേഷൻ';

test('a family registers in Malayalam', async ({ page, mailbox, expectAccessible }) => {
  const title = page.getByRole('heading', { level: 1 });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const withPhone = async (look: () => Promise<void>) => {
    const before = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 320, height: 780 });
    await look();
    await page.setViewportSize(before);
  };
  const fitsPhones = async () => {
    await withPhone(async () => expect.soft(await page.evaluate(widerThanThePage), page.url()).toEqual([]));
    await expectAccessible(page);
  };

  await page.goto('/register');
  await chooseLanguage(page, 'മലയാളം');
  await expect(page, 'the choice leads back to the page it was made on').toHaveURL('/register');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml');
  await expect(page.getByRole('heading', { name: 'വ്യക്തിവിവരങ്ങൾ' })).toBeVisible();
  await fitsPhones();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'രജിസ്റ്റർ ചെയ്യേണ്ട വിധം' })).toBeVisible();
  await fitsPhones();

  const registrant = await createRegistrant(page.request, mailbox);
  await openSession(page, registrant);
  await page.goto('/my-account');
  await page
    .getByRole('button', { name: /^ഇപ്പോൾ രജിസ്റ്റർ ചെയ്യുക/u })
    .first()
    .click();
  await expect(title).toHaveText('കൂടെ പങ്കെടുക്കുന്നവർ');
  await fitsPhones();
  await button('കുടുംബാംഗത്തെ ചേർക്കുക').click();
  await expect(page.getByRole('textbox', { name: /^പേര്/u })).toBeFocused();
  await withPhone(async () => {
    const covered = await coveredControls(page, 'main form');
    expect.soft(covered, 'the buttons at the foot cover no field that has the focus').toEqual([]);
  });
  await button('വേണ്ട').click();
  await button('തുടരുക').click();
  await page.getByRole('dialog').getByRole('button', { name: 'തുടരുക' }).click();
  await expect(title).toHaveText('പാക്കേജ് തിരഞ്ഞെടുക്കുക');
  await expect(page.getByRole('main')).toContainText('കൺവെൻഷൻ ഹോട്ടലിൽ മൂന്നു രാത്രി');
  await fitsPhones();
  await page
    .locator('label')
    .filter({ hasText: new RegExp(`^${packageName}$`, 'u') })
    .click();
  await button('ആഡ്-ഓണുകളിലേക്ക്').click();
  await expect(title).toHaveText('ആഡ്-ഓണുകൾ ചേർക്കുക');
  await expect(page.getByRole('group', { name: 'ബാങ്ക്വറ്റ് മേശ' })).toContainText('സ്റ്റേജിന്റെ വശം');
  await fitsPhones();
  await page.getByText('പൂന്തോട്ടത്തിന്റെ വശം').click();
  await button('സേവ് ചെയ്ത് തുടരുക').click();
  await expect(title).toHaveText('വിവരങ്ങൾ പരിശോധിക്കുക');
  await expect(page.getByRole('heading', { name: packageName })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('പൂന്തോട്ടത്തിന്റെ വശം');
  await fitsPhones();
  await page.getByRole('checkbox', { name: /ഞാൻ വായിച്ചു, സമ്മതിക്കുന്നു/u }).check();
  await button('അംഗീകാരത്തിന് അയയ്ക്കുക').click();
  await expect(title).toHaveText('നിങ്ങളുടെ രജിസ്ട്രേഷൻ അംഗീകാരത്തിന് അയച്ചു');
  await fitsPhones();
  await page.goto('/packages');
  await expect(page.getByRole('main'), 'so are the sentences of the server').toContainText(
    'ഇനി ഇവിടെ മാറ്റം വരുത്താൻ കഴിയില്ല',
  );

  await page.goto('/my-account');
  const order = page.getByRole('listitem', { name: /^സംഗമം/u }).filter({ hasText: 'അംഗീകാരം കാത്തിരിക്കുന്നു' });
  await expect(order).toContainText('രജിസ്ട്രാർ നിങ്ങളുടെ രജിസ്ട്രേഷൻ പരിശോധിക്കുകയാണ്');
  await fitsPhones();
  await page
    .getByRole('link', { name: /^ഇപ്പോൾ പണമടയ്ക്കുക/u })
    .first()
    .click();
  await expect(page.getByRole('group', { name: 'എങ്ങനെ പണമടയ്ക്കാനാണ് ആഗ്രഹം?' })).toContainText(
    /അവസാന തീയതി: 20\d\d [\u0D00-\u0D7F]+ \d+/u,
  );
  await fitsPhones();
  await page.getByRole('radio', { name: 'Zelle' }).check({ force: true });
  await button('പണമടയ്ക്കുക').click();
  await expect(title).toHaveText('Zelle വഴി അടയ്ക്കുക');
  await fitsPhones();
  await page.getByRole('textbox', { name: 'നിങ്ങളുടെ Zelle അക്കൗണ്ടിന്റെ ഇമെയിൽ' }).fill(registrant.email);
  await button('Zelle പേയ്മെന്റ് അറിയിക്കുക').click();
  await expect(title).toHaveText('നന്ദി. നിങ്ങളുടെ Zelle പേയ്മെന്റ് ഞങ്ങൾ ശ്രദ്ധിക്കാം');
  await fitsPhones();

  await chooseLanguage(page, 'English');
  await expect(title).toHaveText("Thank you. We'll watch for your Zelle payment");
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the back office is in English for staff who read the site in Malayalam', async ({ page }) => {
  const language = page.locator('html');
  await openSession(page, { email: staff.registrar, password: demoPassword });
  await page.goto('/my-account');
  await chooseLanguage(page, 'മലയാളം');
  await expect(language).toHaveAttribute('lang', 'ml');
  await page.getByRole('main').getByRole('link', { name: 'അഡ്മിൻ തുറക്കുക' }).click();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  await expect(language).toHaveAttribute('lang', 'en');
  await page.goto('/admin/registrations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrations');
  await expect(page.getByRole('main')).not.toContainText(/[\u0D00-\u0D7F]/u);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Sangamam/u })
    .click();
  await expect(language, 'the site is as chosen').toHaveAttribute('lang', 'ml');
});
