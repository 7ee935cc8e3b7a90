import {
  inviteStaff,
  listStaff,
  setStaffRoles,
  type StaffMember,
  type StaffMemberDetail,
} from '@sangamam/contract/staff/members/staff-admin-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp, renderPiece } from '../../../../test/render-app.tsx';
import { InviteDialog } from '../roles-form/invite-dialog.tsx';
import { StaffMemberView } from './staff-member-view.tsx';
import { StaffTable } from './staff-table.tsx';

const member = (changes: Partial<StaffMemberDetail> = {}): StaffMemberDetail => ({
  _id: '01970000-0000-7000-8000-00000000000a',
  firstName: 'Stephen',
  lastName: 'Mukalel',
  email: 'treasurer@example.org',
  roles: [{ role: 'TREASURER', grantedAt: '2026-01-02T12:00:00.000Z', endsAt: null }],
  state: 'ACTIVE',
  invitedAt: '2026-01-02T12:00:00.000Z',
  lastSignInAt: null,
  suspensionReason: null,
  hasSecondFactor: false,
  revision: 1,
  history: [],
  ...changes,
});
const admin = member({
  _id: '01970000-0000-7000-8000-00000000000b',
  firstName: 'Mary',
  lastName: 'Thomas',
  email: 'admin@example.org',
  roles: [{ role: 'ADMIN', grantedAt: '2026-01-02T12:00:00.000Z', endsAt: null }],
  hasSecondFactor: true,
});

let staff: StaffMember[];
beforeEach(() => {
  staff = [admin, member()];
  mockEndpoint(listStaff, () => staff);
});

const show = (one: StaffMemberDetail) =>
  renderPiece(
    <main>
      <h1>{one.firstName}</h1>
      <StaffMemberView member={one} />
    </main>,
    { as: { type: 'STAFF' } },
  );
const actions = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);

test('the staff list is filtered by the address', async () => {
  await renderApp([{ path: '/admin/staff', Component: () => <StaffTable /> }], {
    at: '/admin/staff?role=TREASURER',
    as: { type: 'STAFF' },
  });
  await expect.element(page.getByRole('link', { name: 'Stephen Mukalel' })).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(1);
  await expect.element(page.getByRole('status')).toHaveTextContent('1 person');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.element(page.getByRole('link', { name: 'Mary Thomas' })).toBeVisible();
});

test('an invitation requires a name and a role, whose end must be in the future', async () => {
  const calls = mockEndpoint(inviteStaff, () => member({ state: 'INVITED' }));
  await renderPiece(<InviteDialog opened onClose={() => undefined} />, { as: { type: 'STAFF' } });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Stephen');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Mukalel');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(' treasurer@example.org ');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect.element(dialog.getByText('Choose at least one role')).toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByRole('checkbox', { name: 'Treasurer' }).click();
  await dialog.getByLabelText(/^Treasurer until/u).fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect
    .element(dialog.getByLabelText(/^Treasurer until/u))
    .toHaveAccessibleDescription('The end must be in the future');
  await dialog.getByLabelText(/^Treasurer until/u).fill('2099-12-31');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls).toMatchObject([
    {
      body: {
        firstName: 'Stephen',
        lastName: 'Mukalel',
        email: 'treasurer@example.org',
        roles: [{ role: 'TREASURER', endsAt: new Date('2099-12-31T23:59:59').toISOString() }],
      },
    },
  ]);
});

test('an email address in use is refused at its field', async () => {
  mockEndpoint(inviteStaff, () => {
    throw new Refusal('USER_EXIST');
  });
  await renderPiece(<InviteDialog opened onClose={() => undefined} />, { as: { type: 'STAFF' } });
  await page.getByRole('textbox', { name: 'First name' }).fill('Stephen');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Mukalel');
  await page.getByRole('textbox', { name: 'Email' }).fill('anna@example.org');
  await page.getByRole('checkbox', { name: 'Viewer' }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test('a pending invitation can be sent again or withdrawn, which ends every role', async () => {
  const calls = mockEndpoint(setStaffRoles, () => member({ state: 'ENDED', roles: [] }));
  await show(member({ state: 'INVITED' }));
  await expect
    .poll(actions)
    .toEqual(['Send the invitation again', 'Change roles', 'Withdraw the invitation']);
  await page.getByRole('button', { name: 'Withdraw the invitation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(page.getByText('Invitation withdrawn')).toBeVisible();
  expect(calls).toMatchObject([{ body: { roles: [] } }]);
});

test('the access of the last administrator cannot be ended, and the page says why', async () => {
  await show(admin);
  await expect.element(page.getByText(/only administrator without an end/u)).toBeVisible();
  await expect.poll(actions).toEqual(['Change roles', 'Turn off the second factor']);
  await expectNoAxeViolations();
});

test('the access of one of two administrators can end; a refusal of the server is shown in the dialog', async () => {
  staff = [admin, { ...admin, _id: '01970000-0000-7000-8000-00000000000c' }];
  mockEndpoint(setStaffRoles, () => {
    throw new Refusal('LAST_ADMINISTRATOR');
  });
  await show(admin);
  await page.getByRole('button', { name: 'End access' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('alert'))
    .toHaveTextContent('Somebody else must be an administrator without an end date first.');
});
