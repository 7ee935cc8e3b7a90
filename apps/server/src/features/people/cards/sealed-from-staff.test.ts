import { staffRoles, type StaffRole } from '@sangamam/contract/accounts/roles';
import type { AnyEndpoint } from '@sangamam/contract/http/endpoint';
import { openCard, openEmergencySheet } from '@sangamam/contract/people/cards/card-admin-endpoints';
import { saveCard } from '@sangamam/contract/people/cards/card-endpoints';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { personCards } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { signInAs } from '#test/sign-in-as.ts';

/** Words that stand in the sealed part of a card and nowhere else. */
const secrets = ['Carries an EpiPen zebra', 'Philomina Okapi', '(312) 555-0187'] as const;

let t: TestApp;
let desk: PaymentDesk;
let family: TestFamily;
let cardId: string;
const tokens = new Map<StaffRole, string>();

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
  family = await desk.confirmedFamily();
  const [healthNotes, emergencyName, emergencyPhone] = secrets;
  const saved = await call(
    t,
    saveCard,
    {
      params: { orderId: family.orderId, personId: family.selfId },
      body: {
        diets: ['VEGETARIAN'],
        allergies: ['PEANUTS'],
        foodNote: '',
        accessNeeds: ['WHEELCHAIR'],
        accessNote: '',
        healthNotes,
        emergencyName,
        emergencyPhone,
        mayPhotograph: false,
        mayPrint: true,
        revision: 0,
      },
    },
    family,
  );
  if (saved.status !== 200) throw new Error(`The card was refused: ${saved.codes.join(', ')}`);
  const [card] = await t.database.db
    .select()
    .from(personCards)
    .where(eq(personCards.orderId, family.orderId));
  cardId = card?.id ?? '';
  for (const role of staffRoles) tokens.set(role, await signInAs(t, await createStaff(t, role)));
});
afterAll(() => t.close());

/** The address of what an endpoint reads about the family, in its convention, as a plain file where it is one. */
function addressOf({ path, query }: AnyEndpoint, isSearched: boolean): string {
  const known: Readonly<Record<string, string>> = {
    orderId: family.orderId,
    conventionId: desk.conventionId,
    userId: family.account.id,
    personId: family.selfId,
    cardId,
    format: 'csv',
    list: 'REGISTRATIONS',
  };
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(known[name] ?? family.orderId),
  );
  const asked = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  const values = { ...known, ...(isSearched && { search: family.tempNumber }) };
  const named = Object.entries(values).filter(([name]) => asked.includes(name));
  return `${filled}?${new URLSearchParams(named)}`;
}

describe('health notes and emergency contacts', () => {
  it.each(staffRoles.filter((role) => !hasAbility([role], 'read-cards')))(
    'stand in nothing that %s reads',
    async (role) => {
      const headers = { authorization: `Bearer ${tokens.get(role)}` };
      let answered = 0;
      for (const endpoint of t.app.endpoints.filter(({ method }) => method === 'GET'))
        for (const isSearched of [false, true]) {
          const url = addressOf(endpoint, isSearched);
          const { statusCode, body } = await t.app.inject({ method: 'GET', url, headers });
          for (const secret of secrets) expect([url, body.includes(secret)]).toEqual([url, false]);
          if (statusCode === 200) answered += 1;
        }
      expect(answered).toBeGreaterThan(20);
      const caller = { token: tokens.get(role) };
      expect((await call(t, openCard, { params: { cardId } }, caller)).codes).toEqual(['FORBIDDEN']);
      const ofConvention = { params: { conventionId: desk.conventionId } };
      expect((await call(t, openEmergencySheet, ofConvention, caller)).codes).toEqual(['FORBIDDEN']);
    },
    60_000,
  );

  it('are in no table of a dump', async () => {
    const { rows: tables } = await t.database.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(50);
    for (const { name } of tables) {
      const { rows } = await t.database.pool.query<{ found: number }>(
        `select count(*)::int as found from ${name} x where exists (select 1 from unnest($1::text[]) word
           where position(word in x::text) > 0)`,
        [secrets],
      );
      expect([name, rows[0]?.found]).toEqual([name, 0]);
    }
  });

  it('are opened by the care team', async () => {
    const opened = await call(t, openCard, { params: { cardId } }, { token: tokens.get('CARE') });
    expect(Object.values(opened.data)).toEqual(secrets);
  });
});
