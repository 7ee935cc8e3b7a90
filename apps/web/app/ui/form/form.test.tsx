import { crossField } from '@sangamam/contract/fields/cross-field';
import { emailAddress } from '@sangamam/contract/fields/email';
import { mobile } from '@sangamam/contract/fields/places/mobile';
import { requiredLine } from '@sangamam/contract/fields/text';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';

import { ApiError } from '#web/lib/api/api-error.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { startSession } from '#web/lib/session/session.ts';
import { expectNoAxeViolations } from '../../../test/axe.ts';
import { renderPiece } from '../../../test/render-app.tsx';
import {
  FormCheckbox,
  FormChoice,
  FormDateOfBirth,
  FormPhone,
  FormSelect,
  FormText,
  SubmitButton,
} from './form-fields.tsx';
import { FormPassword } from './form-password.tsx';
import { FieldRow, Form, FormActions, FormSection } from './form.tsx';
import { useAppForm } from './use-app-form.ts';

const schema = z
  .object({
    name: requiredLine({
      required: 'This Field is mandatory',
      invalid: 'First Name must be alphabetical !',
      min: 3,
      max: 40,
    }),
    email: emailAddress('Email is not valid!'),
    mobile: mobile({ required: 'This Field is mandatory', invalid: 'Mobile Number is not valid!' }),
    unit: z.string().min(1, 'Select your local unit!'),
    gender: z.string(),
    month: z.string().min(1, 'Month and year is mandatory !'),
    year: z.string().min(1, 'Month and year is mandatory !'),
    day: z.string(),
    password: z.string(),
    terms: z.boolean().refine((ticked) => ticked, 'Please agree'),
  })
  .check(crossField((value, refuse) => value.name === 'Nobody' && refuse(['name'], 'Not Matching')));

const empty: z.input<typeof schema> = {
  name: '',
  email: '',
  mobile: { countryCode: '+1', phoneNumber: '' },
  unit: '',
  gender: 'FEMALE',
  month: '',
  year: '',
  day: '',
  password: '',
  terms: false,
};

function Sample({ onSubmit }: { onSubmit: (values: z.output<typeof schema>) => Promise<void> }) {
  const form = useAppForm({ schema, defaultValues: empty });
  const forget = useFormDraft(form, 'sample', { leaveOut: ['password'] });
  const { control } = form;
  return (
    <main>
      <h1>Sign up</h1>
      <Form
        form={form}
        errorTitle="Error! Please check all the fields before submitting"
        refusals={{ codes: { USER_EXIST: { field: 'email' } } }}
        onSubmit={async (values) => {
          await onSubmit(values);
          forget();
        }}
      >
        <FormSection title="Personal details">
          <FieldRow>
            <FormText control={control} name="name" label="First name" autoComplete="given-name" />
            <FormText
              control={control}
              name="email"
              label="Email address"
              type="email"
              description="We write to you here."
            />
          </FieldRow>
          <FormSelect
            control={control}
            name="unit"
            label="Local unit"
            placeholder="Choose your unit"
            options={[{ value: 'ORG1', label: 'Chicago' }]}
          />
          <FormChoice
            control={control}
            name="gender"
            label="Gender"
            options={[
              { value: 'FEMALE', label: 'Female' },
              { value: 'MALE', label: 'Male' },
            ]}
          />
          <FormDateOfBirth control={control} years={{ youngest: 18, oldest: 99 }} />
          <FormPhone control={control} name="mobile" dialCodes={[{ value: '+1', label: '+1 USA' }]} />
          <FormPassword control={control} name="password" label="Password" />
          <FormCheckbox control={control} name="terms" label="I agree with the terms" />
        </FormSection>
        <FormActions>
          <SubmitButton>Submit</SubmitButton>
        </FormActions>
      </Form>
    </main>
  );
}

const submit = () => page.getByRole('button', { name: 'Submit' });
const summary = () =>
  page.getByRole('region', { name: 'Error! Please check all the fields before submitting' });

/** Fills everything but the e-mail. */
async function fillTheRest() {
  await page.getByLabelText('First name').fill('Anna');
  await page.getByLabelText('Local unit').selectOptions('ORG1');
  await page.getByLabelText('Month').selectOptions('February');
  await page.getByLabelText('Year', { exact: true }).selectOptions('1990');
  await page.getByLabelText('Number', { exact: true }).fill('(555) 555-0101');
  await page.getByLabelText('I agree with the terms').click();
}

test('a failed submit lists all errors in field order and focuses the summary', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  await renderPiece(<Sample onSubmit={onSubmit} />);
  await submit().click();
  await expect.element(summary()).toHaveFocus();
  const listed = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
  expect(listed).toEqual([
    'First name: This Field is mandatory',
    'Email address: Email is not valid!',
    'Local unit: Select your local unit!',
    'Date of birth: Month and year is mandatory !',
    'Mobile number: This Field is mandatory',
    'I agree with the terms: Please agree',
  ]);
  expect(onSubmit).not.toHaveBeenCalled();

  await page.getByRole('link', { name: 'Mobile number: This Field is mandatory' }).click();
  await expect.element(page.getByLabelText('Number', { exact: true })).toHaveFocus();
  await page.getByRole('link', { name: 'Date of birth: Month and year is mandatory !' }).click();
  await expect.element(page.getByLabelText('Month')).toHaveFocus();
});

test('an empty date of birth marks month and year, each until it is chosen', async () => {
  await renderPiece(<Sample onSubmit={() => Promise.resolve()} />);
  await submit().click();
  const [month, year] = [page.getByLabelText('Month'), page.getByLabelText('Year', { exact: true })];
  for (const part of [month, year]) {
    await expect.element(part).toBeInvalid();
    await expect.element(part).toHaveAccessibleDescription('Month and year is mandatory !');
  }
  await expect.element(page.getByRole('combobox', { name: /^Day/u })).not.toHaveAttribute('aria-invalid');

  await fillTheRest();
  await page.getByLabelText('Email address').fill('anna@example.org');
  await year.selectOptions('');
  await submit().click();
  await expect.element(year).toHaveFocus();
  await expect.element(year).toBeInvalid();
  await expect.element(month).toBeValid();
});

test('an error is linked to its field and disappears once corrected', async () => {
  await renderPiece(<Sample onSubmit={() => Promise.resolve()} />);
  await submit().click();
  const name = page.getByLabelText('First name');
  await expect.element(name).toBeInvalid();
  await expect.element(name).toHaveAccessibleDescription('This Field is mandatory');
  await name.fill('Anna');
  await expect.element(name).toBeValid();
  await expect.element(page.getByRole('link', { name: /^First name/u })).not.toBeInTheDocument();
  await expect
    .element(page.getByLabelText('Email address'))
    .toHaveAccessibleDescription('We write to you here. Email is not valid!');
});

test('a single error focuses its field', async () => {
  await renderPiece(<Sample onSubmit={() => Promise.resolve()} />);
  await fillTheRest();
  await page.getByLabelText('Email address').fill('anna@');
  await submit().click();
  await expect.element(page.getByLabelText('Email address')).toHaveFocus();
});

test('values are submitted as parsed by the schema, once even on double taps', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onSubmit = vi.fn((_values: z.output<typeof schema>) => promise);
  await renderPiece(<Sample onSubmit={onSubmit} />);
  await fillTheRest();
  await page.getByLabelText('Email address').fill('anna@example.org');
  const width = submit().element().getBoundingClientRect().width;
  await submit().click();
  await expect.element(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(submit().element().getBoundingClientRect().width).toBe(width);
  await submit().click({ force: true });
  await page.getByLabelText('First name').click();
  await userEvent.keyboard('{Enter}');
  resolve();
  await expect.element(submit()).not.toHaveAttribute('aria-disabled');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    mobile: { countryCode: '+1', phoneNumber: '5555550101' },
    month: '02',
  });
});

test("the server's refusals land on their fields, the others above the form", async () => {
  const refusals = [
    { code: 'USER_EXIST', message: 'A user with this email address already exists' },
    { code: 'RQST_PARAMS_INVALID', message: 'Mobile Number is not valid!', field: 'mobile.phoneNumber' },
    { code: 'CONFLICT', message: 'Somebody else changed this in the meantime.' },
  ];
  await renderPiece(<Sample onSubmit={() => Promise.reject(new ApiError(409, refusals))} />);
  await fillTheRest();
  await page.getByLabelText('Email address').fill('anna@example.org');
  await submit().click();
  await expect.element(summary()).toHaveFocus();
  await expect.element(summary().getByText(/Somebody else/u)).toBeVisible();
  await expect.element(page.getByLabelText('Email address')).toHaveAccessibleDescription(/already exists/u);
  await expect.element(page.getByLabelText('Number', { exact: true })).toBeInvalid();
  await page.getByLabelText('Email address').fill('anna.mathew@example.org');
  await expect.element(summary().getByText(/Somebody else/u)).not.toBeInTheDocument();
});

test('the day needs month and year, offers only existing days, and is cleared when it no longer exists', async () => {
  await renderPiece(<Sample onSubmit={() => Promise.resolve()} />);
  const day = page.getByLabelText('Day (optional)');
  const days = () =>
    [...(day.element() as HTMLSelectElement).options].map(({ value }) => value).filter(Boolean);
  await expect.element(day).toBeDisabled();
  await page.getByLabelText('Month').selectOptions('January');
  await expect.element(day).toBeDisabled();
  await page.getByLabelText('Year', { exact: true }).selectOptions('1991');
  await expect.element(day).toBeEnabled();
  await day.selectOptions('31');
  await page.getByLabelText('Month').selectOptions('April');
  await expect.element(day).toHaveValue('');
  expect(days().at(-1)).toBe('30');
  await page.getByLabelText('Month').selectOptions('February');
  await expect.poll(() => days().at(-1)).toBe('28');
  await page.getByLabelText('Year', { exact: true }).selectOptions('1992');
  await expect.poll(() => days().at(-1)).toBe('29');
});

test("a visitor's draft is kept for half an hour and deleted when somebody signs in", async () => {
  const type = async () => {
    const screen = await renderPiece(<Sample onSubmit={() => Promise.resolve()} />);
    await page.getByLabelText('First name').fill('Anna');
    await expect.poll(() => sessionStorage.length).toBe(1);
    await screen.unmount();
  };
  const nameAfter = async () => {
    const screen = await renderPiece(<Sample onSubmit={() => Promise.resolve()} />);
    const { value } = page.getByLabelText('First name').element() as HTMLInputElement;
    await screen.unmount();
    return value;
  };
  const age = (minutes: number) => {
    const [key = ''] = Object.keys(sessionStorage);
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '') as { savedAt: number };
    sessionStorage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() - minutes * 60_000 }));
  };
  await type();
  age(29);
  expect(await nameAfter()).toBe('Anna');
  age(31);
  expect(await nameAfter()).toBe('');
  expect(sessionStorage.length).toBe(0);
  await type();
  startSession({
    id: '01970000-0000-7000-8000-000000000001',
    token: 'a-token-of-the-test',
    type: 'REGISTRANT',
    username: 'anna@example.org',
    firstName: 'Anna',
    lastName: 'Mathew',
    email: 'anna@example.org',
  });
  expect(sessionStorage.length).toBe(0);
});

test('a draft survives a reload without passwords and is deleted when submitted', async () => {
  const first = await renderPiece(<Sample onSubmit={() => Promise.resolve()} />);
  await fillTheRest();
  await page.getByLabelText('Password', { exact: true }).fill('Secret-123');
  await first.unmount();
  const second = await renderPiece(<Sample onSubmit={() => Promise.resolve()} />);
  await expect.element(page.getByLabelText('First name')).toHaveValue('Anna');
  await expect.element(page.getByLabelText('Month')).toHaveValue('02');
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('');
  await page.getByLabelText('Email address').fill('anna@example.org');
  await submit().click();
  await expect.poll(() => sessionStorage.length).toBe(0);
  await second.unmount();
  await renderPiece(<Sample onSubmit={() => Promise.resolve()} />);
  await expect.element(page.getByLabelText('First name')).toHaveValue('');
});

test('a password can be shown', async () => {
  await renderPiece(<Sample onSubmit={() => Promise.resolve()} />);
  const password = page.getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
});

test('the form can be completed by keyboard alone', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  await renderPiece(<Sample onSubmit={onSubmit} />);
  await userEvent.keyboard(
    '{Tab}Anna{Tab}anna@example.org{Tab}Chi{Tab}{ArrowRight}{Tab}Feb{Tab}1990{Tab}{Tab}{Tab}5555550101{Tab}{Tab}{Tab} {Enter}',
  );
  await expect.poll(() => onSubmit).toHaveBeenCalledTimes(1);
});

test.for(['light', 'dark'] as const)('a form is accessible, also with errors (%s)', async (scheme) => {
  await renderPiece(<Sample onSubmit={() => Promise.resolve()} />, { scheme });
  await expectNoAxeViolations();
  await submit().click();
  await expect.element(summary()).toBeVisible();
  await expectNoAxeViolations();
});
