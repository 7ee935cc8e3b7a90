import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import { exportMealNeeds, getMealNeeds } from '@sangamam/contract/people/cards/card-admin-endpoints';
import { saveCard } from '@sangamam/contract/people/cards/card-endpoints';
import type { Card } from '@sangamam/contract/people/cards/card';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import { submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { parse } from 'csv-parse/sync';
import { and, eq } from 'drizzle-orm';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { auditLog } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { download } from '#test/download.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { participantPayload, startFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventionId: string;
let care: { token: string };
let hotel: { token: string };

const card: Card = {
  diets: ['VEGETARIAN'],
  allergies: ['PEANUTS', 'SESAME'],
  foodNote: 'Carries a zebra',
  accessNeeds: [],
  accessNote: '',
  healthNotes: '',
  emergencyName: 'Susan Kora',
  emergencyPhone: '(312) 555-0100',
  mayPhotograph: true,
  mayPrint: true,
};

beforeAll(async () => {
  t = await buildTestApp();
  care = { token: await signInAs(t, await createStaff(t, 'CARE')) };
  hotel = { token: await signInAs(t, await createStaff(t, 'HOSPITALITY')) };
  const startDate = '2027-08-06';
  const meals = [
    { name: '=SUM(A1:A9)', day: '2027-08-07', time: '12:30' },
    { name: 'Dinner', day: startDate, time: '18:30' },
  ];
  ({ id: conventionId } = await buildConvention(t.ctx, { name: 'Sangamam of Meals', startDate, meals }));
  const { id: packageId } = await buildPackage(t.ctx, { conventionId });
  const family = await startFamily(t, conventionId, { firstName: 'Annamol' });
  await call(t, addParticipant, { body: participantPayload(family, {}) }, family);
  await call(t, selectPackage, { query: { ...family.of, packageId } }, family);
  await call(t, submitForApproval, { query: family.of, body: {} }, family);
  const params = { orderId: family.orderId, personId: family.selfId };
  await call(t, saveCard, { params, body: { ...card, revision: 0 } }, family);
});
afterAll(() => t.close());

const exported = (format: string, who = hotel) =>
  download(t, exportMealNeeds, who, { params: { conventionId, format } });
const rowsOf = (body: string) => parse<Record<string, string>>(body, { bom: true, columns: true });

describe("the caterer's sheet as a file", () => {
  it('has for each meal the numbers of the screen, also those of nobody, and no name for anybody', async () => {
    const meals = (await call(t, getMealNeeds, { params: { conventionId } }, hotel)).data;
    expect(meals.map(({ people, cards }) => [people, cards])).toEqual([
      [2, 1],
      [2, 1],
    ]);
    for (const reader of [hotel, care]) {
      const file = await exported('csv', reader);
      expect(file.headers['content-disposition']).toContain('sangamam-of-meals-by-meal.csv');
      expect(
        rowsOf(file.body).map(({ Day, Time, People, 'Told so far': told, 'In words': words, ...needs }) => ({
          moment: `${Day} ${Time}`,
          counts: [People, told, words].map(Number),
          needs: Object.values(needs).slice(1).map(Number),
        })),
      ).toEqual(
        meals.map(({ day, time, people, cards, foodNotes, ...needs }) => ({
          moment: `${day} ${time}`,
          counts: [people, cards, foodNotes],
          needs: [...Object.values(needs.diets), ...Object.values(needs.allergies)],
        })),
      );
      expect(rowsOf(file.body)[0]).toMatchObject({
        Meal: 'Dinner',
        Vegetarian: '1',
        Vegan: '0',
        'Allergy: Peanuts': '1',
        'Allergy: Sesame': '1',
        'Allergy: Milk': '0',
      });
      for (const secret of ['Annamol', 'zebra', 'Susan']) expect(file.body).not.toContain(secret);
    }
  });

  it('runs no name of a meal as a formula, and is the same in Excel', async () => {
    const rows = rowsOf((await exported('csv')).body);
    expect(rows.map(({ Meal }) => Meal)).toEqual(['Dinner', "'=SUM(A1:A9)"]);
    const [sheet] = await readWorkbook((await exported('xlsx')).rawPayload);
    expect(sheet?.data[0]).toEqual(Object.keys(rows[0] ?? {}));
    expect(sheet?.data.slice(1).map((row) => row.slice(2))).toEqual(
      rows.map(({ Day: _day, Time: _time, Meal, ...counts }) => [
        Meal?.replace(/^'/u, ''),
        ...Object.values(counts).map(Number),
      ]),
    );
  });

  it('is one entry in the log each time, and refused for a convention that is not there', async () => {
    const log = () =>
      t.database.db
        .select({ after: auditLog.after })
        .from(auditLog)
        .where(and(eq(auditLog.action, 'table.exported'), eq(auditLog.entityId, conventionId)));
    const before = await log();
    expect((await exported('xlsx')).statusCode).toBe(200);
    expect((await log()).slice(before.length)).toEqual([
      { after: { table: 'By meal', format: 'xlsx', rows: 2 } },
    ]);
    const elsewhere = { params: { conventionId: '019aa0b4-1111-7000-8000-000000000083', format: 'csv' } };
    expect((await download(t, exportMealNeeds, hotel, elsewhere)).statusCode).toBe(404);
    expect(await log()).toHaveLength(before.length + 1);
  });

  it('has its headings alone while the convention has no meals', async () => {
    const { id } = await buildConvention(t.ctx);
    const file = await download(t, exportMealNeeds, hotel, { params: { conventionId: id, format: 'csv' } });
    expect(file.body.trim().split('\r\n')).toHaveLength(1);
  });
});
