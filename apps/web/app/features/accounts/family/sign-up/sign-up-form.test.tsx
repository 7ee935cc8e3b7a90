import { signUp } from '@sangamam/contract/accounts/account-endpoints';
import { signUpMessages as messages } from '@sangamam/contract/accounts/sign-up/sign-up-messages';
import { useNavigate } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import type { PersonReference } from '#web/domain/reference-data/person-reference.ts';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { BrokenAnswer, mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { leaveWithoutAnswer, waysWithoutAnswer, whatIsKnown } from '../../../../../test/without-answer.ts';
import { SignUpForm } from './sign-up-form.tsx';

const reference: PersonReference = {
  localUnits: [
    { value: 'ORG10004', label: 'Chicago' },
    { value: 'ORG10021', label: 'Toronto' },
    { value: 'ORG10024', label: 'Foreign' },
    { value: 'ORG10025', label: 'Guest' },
  ],
  parishes: ['Kallissery', 'Other'],
  countries: [
    { code: 'CAN', shortCode: 'CA', name: 'Canada' },
    { code: 'IND', shortCode: 'IN', name: 'India' },
    { code: 'USA', shortCode: 'US', name: 'United States' },
  ],
  dialCodes: [
    { country: 'US', value: '+1', name: 'United States' },
    { country: 'CA', value: '+1111', name: 'Canada' },
    { country: 'IN', value: '+91', name: 'India' },
  ],
  usStates: ['Illinois', 'Texas'],
};

const field = (label: string) => page.getByLabelText(label, { exact: true });
const submit = () => page.getByRole('button', { name: 'Submit' });
const summary = () => page.getByRole('region', { name: messages.anyError });
const onSent = vi.fn<(email: string) => void>();

async function show(scheme: 'light' | 'dark' = 'light', at = '/') {
  onSent.mockClear();
  return renderApp([{ path: '/', Component: SignUpPage }], { scheme, at });
}

function SignUpPage() {
  const navigate = useNavigate();
  return (
    <main>
      <h1>Register participant</h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
      <SignUpForm reference={reference} onSent={onSent} />
    </main>
  );
}

const backOfTheBrowser = () => page.getByRole('button', { name: 'Browser back' });

/** Everything but the terms, step by step where the form has steps. */
async function fillIn() {
  const type = async (texts: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
  };
  const choose = async (choices: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(choices)) await field(label).selectOptions(value);
  };
  const goOn = async () => {
    const next = page.getByRole('button', { name: 'Continue' });
    if (next.elements().length > 0) await next.click();
  };
  await type({ 'First name': ' Joby ', 'Last name': 'Thomas', 'Family name': 'Kunnel' });
  await page.getByRole('radio', { name: 'Female' }).click();
  await choose({ 'Marital status': 'SINGLE', Month: '02', Year: '1990' });
  await goOn();
  await page.getByRole('radio', { name: 'Knanaya Catholic' }).click();
  await type({ 'Place in Kerala': 'Kottayam' });
  await choose({ 'Parish in Kerala': 'Kallissery' });
  await goOn();
  await choose({ 'Local unit': 'ORG10004', State: 'Illinois' });
  await type({
    Address: '12 Lake Street',
    City: 'Chicago',
    'Postal code': '60601',
    'Nearby big city': 'Chicago',
  });
  await goOn();
  await type({
    Number: '0847 555 0155',
    'Email address': 'Joby@example.org',
    'Confirm email address': 'joby@example.org',
  });
}

beforeEach(() => page.viewport(1280, 900));

const terms = () => page.getByRole('checkbox', { name: /^I agree/u });

describe('each field speaks up while it is typed', () => {
  const cases: readonly [label: string, input: string, sentence: string][] = [
    ['First name', 'Jo', messages.firstName],
    ['First name', 'Joby2', messages.firstName],
    ['Last name', 'x'.repeat(41), messages.lastName],
    ['Family name', 'Ku', messages.familyName],
    ['Nickname (optional)', 'J!', messages.nickName],
    ['Place in Kerala', 'K', messages.placeInKerala],
    ['Address', '12', messages.address],
    ['City', 'Ch', messages.city],
    ['Postal code', '6060', messages.postCode],
    ['Nearby big city', 'Ch', messages.nearByCity],
    ['Number', '847555', messages.mobile],
    ['Email address', 'joby@', messages.email],
  ];
  test.for(cases)('%s: %j', async ([label, input, sentence]) => {
    await show();
    await field(label).fill(input);
    await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  });

  test('two addresses that differ, from either side', async () => {
    await show();
    await field('Email address').fill('joby@example.org');
    await field('Confirm email address').fill('jobi@example.org');
    await expect.element(page.getByText(messages.confirmEmail)).toBeVisible();
    await field('Email address').fill('jobi@example.org');
    await expect.element(page.getByText(messages.confirmEmail)).not.toBeInTheDocument();
  });

  test('somebody too young, until another month is chosen', async () => {
    await show();
    const { options } = field('Year').element() as HTMLSelectElement;
    await field('Year').selectOptions(options[1]?.value ?? '');
    await field('Month').selectOptions('12');
    await field('Day (optional)').selectOptions('31');
    await expect.element(page.getByText(messages.age)).toBeVisible();
    await field('Month').selectOptions('01');
    await field('Day (optional)').selectOptions('01');
    await expect.element(page.getByText(messages.age)).not.toBeInTheDocument();
  });
});

describe('what is chosen changes what is offered', () => {
  const countries = () =>
    [...(field('Country').element() as HTMLSelectElement).options].map(({ label }) => label);

  test('the local unit filters the countries', async () => {
    await show();
    await field('Local unit').selectOptions('ORG10024');
    await expect.poll(countries).toEqual(['Select', 'India']);
    await expect.element(field('Country')).toHaveValue('');
    await field('Local unit').selectOptions('ORG10025');
    await expect.poll(countries).toEqual(['Select', 'Canada', 'India', 'United States']);
    await expect.element(field('Country')).toHaveValue('USA');
  });

  test('a local unit of Canada chooses Canada, which can be changed back', async () => {
    await show();
    await field('Local unit').selectOptions('ORG10021');
    await expect.element(field('Country')).toHaveValue('CAN');
    await expect.element(page.getByLabelText('Country code')).toHaveValue('+1111');
    await field('Country').selectOptions('USA');
    await expect.element(field('Country')).toHaveValue('USA');
  });

  test('another country empties state and postal code and asks for the state as text', async () => {
    await show();
    await field('State').selectOptions('Texas');
    await field('Postal code').fill('77001');
    await field('Country').selectOptions('CAN');
    await expect.element(field('Province')).toHaveValue('');
    await expect.element(field('Postal code')).toHaveValue('');
    await expect.element(field('Postal code')).toHaveAccessibleDescription('Such as M5V 2T6.');
    await expect.element(page.getByLabelText('Country code')).toHaveValue('+1111');
    await field('Province').fill('Ontario');
    await field('Postal code').fill('m5v 2t6');
    await expect.element(page.getByText(messages.postCode)).not.toBeInTheDocument();
  });

  test('Other asks for the parish', async () => {
    await show();
    await field('Parish in Kerala').selectOptions('Other');
    await submit().click();
    await expect
      .element(page.getByRole('link', { name: `Name of your parish: ${messages.otherParish}` }))
      .toBeVisible();
  });
});

test('an empty form counts its empty fields and links to the first one', async () => {
  await show();
  await submit().click();
  await expect.element(summary()).toHaveFocus();
  const items = summary().getByRole('listitem');
  expect(items.elements().map(({ textContent }) => textContent)).toEqual([
    '18 fields are still empty: start with First name',
    `Terms and conditions: ${messages.terms}`,
  ]);
  expect(summary().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await summary().getByRole('link', { name: 'First name' }).click();
  await expect.element(field('First name')).toHaveFocus();
  await expect.element(field('City')).toHaveAccessibleDescription(messages.mandatory);
});

test('a few empty fields are listed beside the wrong ones, each with a link to it', async () => {
  await show();
  await fillIn();
  await field('City').fill('');
  await field('First name').fill('Jo');
  await submit().click();
  const links = summary().getByRole('link');
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([
    `First name: ${messages.firstName}`,
    `City: ${messages.mandatory}`,
    `Terms and conditions: ${messages.terms}`,
  ]);
  await links.nth(1).click();
  await expect.element(field('City')).toHaveFocus();
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 780));
  const next = () => page.getByRole('button', { name: 'Continue' });
  const title = (name: string) => page.getByRole('heading', { level: 3, name });

  test('an incomplete step stays and says what is missing in it', async () => {
    await show();
    await expect.element(title('You 1 of 4')).toBeVisible();
    await expect.element(field('City')).not.toBeVisible();
    await expect.element(submit()).not.toBeInTheDocument();
    await next().click();
    await expect.element(summary()).toHaveFocus();
    await expect
      .element(summary().getByText('6 fields are still empty: start with First name'))
      .toBeVisible();
    await expect.element(title('You 1 of 4')).toBeVisible();
  });

  test('each step leads to the next and back, and the last one sends everything', async () => {
    const sent = mockEndpoint(signUp, () => ({ id: 'x', email: 'joby@example.org' }));
    await show();
    await fillIn();
    await expect.element(title('How to reach you 4 of 4')).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.element(title('Where you live 3 of 4')).toHaveFocus();
    await expect.element(field('City')).toHaveValue('Chicago');
    await next().click();
    await terms().click();
    await submit().click();
    await expect.poll(() => onSent.mock.calls).toEqual([['joby@example.org']]);
    expect(sent).toHaveLength(1);
  });

  test('Back of the browser shows the step before, with everything typed', async () => {
    await show();
    await fillIn();
    await backOfTheBrowser().click();
    await expect.element(title('Where you live 3 of 4')).toHaveFocus();
    await backOfTheBrowser().click();
    await expect.element(title('Your roots 2 of 4')).toHaveFocus();
    await next().click();
    await expect.element(field('City')).toHaveValue('Chicago');
    // The form's own Back leaves no entry behind: the browser's goes on from there.
    await next().click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.element(title('Where you live 3 of 4')).toHaveFocus();
    await backOfTheBrowser().click();
    await expect.element(title('Your roots 2 of 4')).toHaveFocus();
  });

  test('a reload stays at the step that the typed values reach', async () => {
    const first = await show();
    await fillIn();
    await first.unmount();
    const second = await show('light', '/?step=4');
    await expect.element(field('Email address')).toHaveValue('Joby@example.org');
    await field('Email address').fill('joby@example.net');
    await expect.element(title('How to reach you 4 of 4')).toBeVisible();
    await second.unmount();
  });

  test('a step whose earlier ones are empty gives way to the first, without an error', async () => {
    await show('light', '/?step=3');
    await expect.element(title('You 1 of 4')).toBeVisible();
    await expect.element(field('First name')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('a refused field of an earlier step is shown and focused', async () => {
    mockEndpoint(signUp, () => {
      throw new Refusal('RQST_PARAMS_INVALID', 'address.city');
    });
    await show();
    await fillIn();
    await terms().click();
    await submit().click();
    await expect.element(field('City')).toHaveFocus();
    await expect.element(title('Where you live 3 of 4')).toBeVisible();
  });
});

test('sign-up sends trimmed values and reports where the email went', async () => {
  const sent = mockEndpoint(signUp, () => ({ id: 'x', email: 'joby@example.org' }));
  await show();
  await fillIn();
  await terms().click();
  await submit().click();
  await expect.poll(() => onSent.mock.calls).toEqual([['joby@example.org']]);
  expect(sent).toMatchObject([
    {
      body: {
        firstName: 'Joby',
        gender: 'FEMALE',
        dob: '1990-02-15',
        organization: 'ORG10004',
        country: 'USA',
        otherParish: '',
        mobile: { countryCode: '+1', phoneNumber: '8475550155' },
        address: { addressLine1: '12 Lake Street', state: 'Illinois', postCode: '60601', country: 'USA' },
      },
    },
  ]);
  expect(Object.keys(sent[0]?.body ?? {})).not.toContain('confirmEmail');
  await expect.poll(() => Object.keys(sessionStorage)).toEqual([]);
});

describe('the server refuses', () => {
  const send = async () => {
    await show();
    await fillIn();
    await terms().click();
    await submit().click();
  };

  test('an email in use is shown at its focused field, and the rest stays', async () => {
    mockEndpoint(signUp, () => {
      throw new Refusal('USER_EXIST');
    });
    await send();
    await expect.element(field('Email address')).toHaveFocus();
    await expect
      .element(field('Email address'))
      .toHaveAccessibleDescription(/A user with this email address already exists$/u);
    await expect.element(field('Family name')).toHaveValue('Kunnel');
    expect(onSent).not.toHaveBeenCalled();
  });

  test('an email in use offers the login and a new password, until another one is typed', async () => {
    mockEndpoint(signUp, () => {
      throw new Refusal('USER_EXIST');
    });
    await send();
    const logIn = page.getByRole('link', { name: 'Log in' });
    await expect.element(logIn).toHaveAttribute('href', '/login?setPassword=false');
    await expect
      .element(page.getByRole('link', { name: 'Send me a new password' }))
      .toHaveAttribute('href', '/forgot-password');
    await field('Email address').fill('another@example.org');
    await expect.element(logIn).not.toBeInTheDocument();
  });

  test('a refusal is shown at its field, or above the form if it has none, and the form can be sent again', async () => {
    let answer = (): never => {
      throw new BrokenAnswer();
    };
    const refuse = (...refusal: ConstructorParameters<typeof Refusal>) => {
      answer = () => {
        throw new Refusal(...refusal);
      };
    };
    const sent = mockEndpoint(signUp, () => answer());
    const failed = page.getByRole('region', { name: 'Your Registration Failed.' });
    await send();
    await expect.element(failed).toBeVisible();

    for (const [name, label] of [
      ['address.city', 'City'],
      ['mobile.phoneNumber', 'Number'],
      ['dob', 'Year'],
      ['organization', 'Local unit'],
    ] as const) {
      refuse('RQST_PARAMS_INVALID', name);
      await submit().click();
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
      await expect.element(field(label)).toHaveFocus();
      await expect.element(failed).not.toBeInTheDocument();
    }

    refuse('INTERNAL_ERROR');
    await submit().click();
    await expect.element(failed).toBeVisible();
    expect(sent).toHaveLength(6);
    expect(onSent).not.toHaveBeenCalled();
  });
});

test.for(waysWithoutAnswer)('when %s, the sentence of a failure comes first', async ([, arrives]) => {
  await show();
  await fillIn();
  await terms().click();
  leaveWithoutAnswer(arrives);
  await submit().click();
  const failed = page.getByRole('region', { name: 'Your Registration Failed.' });
  await expect.element(failed.getByText(whatIsKnown)).toBeVisible();
  await expect.element(failed).toHaveFocus();
  await expect.element(field('Family name')).toHaveValue('Kunnel');
  expect(onSent).not.toHaveBeenCalled();
});

test('a draft survives a reload, the accepted terms do not', async () => {
  const first = await show();
  await fillIn();
  await terms().click();
  await first.unmount();
  await show();
  await expect.element(field('Family name')).toHaveValue('Kunnel');
  await expect.element(field('State')).toHaveValue('Illinois');
  await expect.element(terms()).not.toBeChecked();
});

describe('axe', () => {
  const widths = [360, 1280] as const;
  const cases = widths.flatMap((width) =>
    (['light', 'dark'] as const).map((scheme) => [width, scheme] as const),
  );
  test.for(cases)('finds nothing, also with errors (%i px, %s)', async ([width, scheme]) => {
    await page.viewport(width, 780);
    await show(scheme);
    await expectNoAxeViolations();
    await page.getByRole('button', { name: width === 360 ? 'Continue' : 'Submit' }).click();
    await expect.element(summary()).toBeVisible();
    await expectNoAxeViolations();
  });
});
