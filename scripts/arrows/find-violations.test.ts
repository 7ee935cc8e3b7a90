import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { findViolations } from './find-violations.ts';

let repository: string;

beforeEach(() => {
  repository = mkdtempSync(path.join(os.tmpdir(), 'sangamam-arrows-'));
});

afterEach(() => rmSync(repository, { recursive: true, force: true }));

/** Writes a file that imports the given specifiers, each once. */
function plant(file: string, ...specifiers: string[]): void {
  const lines = specifiers.map((specifier, index) => `import { it as it${index} } from '${specifier}';`);
  write(file, lines.join('\n'));
}

function write(file: string, text: string): void {
  const target = path.join(repository, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${text}\n`);
}

/** A small repository in which every import is allowed. */
function plantCleanRepository(): void {
  plant('packages/contract/src/orders/order.ts', 'zod', '../fields/text.ts');
  plant('packages/contract/src/fields/text.test.ts', 'vitest', 'fast-check', './text.ts');
  plant(
    'apps/web/app/routes/portal/packages.tsx',
    '#web/features/hotel/family/list.tsx',
    '#web/ui/form/field.tsx',
  );
  plant(
    'apps/web/app/features/hotel/family/list.tsx',
    '../../../ui/card.tsx',
    '@sangamam/contract/orders/order',
    'react',
  );
  plant('apps/web/app/routes/home.tsx', '#phrases/home.ts');
  plant('apps/server/src/features/orders/mails/approved-mail.ts', '#phrases/orders/mails.ts');
  plant('apps/web/app/features/staff/admin-shell.tsx', '#web/shell/skip-link.tsx');
  plant('apps/web/app/features/hotel/staff/stay-table.tsx', '../family/list.tsx');
  plant('apps/web/app/routes/admin/packages.tsx', '#web/features/hotel/staff/stay-table.tsx');
  plant('apps/web/app/domain/price.tsx', '@sangamam/contract/orders/order', '#web/ui/card.tsx');
  plant('apps/web/app/ui/date-field.tsx', '@sangamam/contract/fields/date-of-birth');
  plant('apps/web/app/shell/skip-link.tsx', '#web/ui/card.tsx', '#web/config/paths.ts');
  plant('apps/web/app/ui/card.tsx', '#web/lib/class-names.ts', '#web/theme/tokens.ts');
  plant('apps/web/app/features/hotel/family/list.test.tsx', 'vitest', '#web/routes/portal/packages.tsx');
  plant(
    'apps/server/src/app.ts',
    'fastify',
    '#server/plugins/health.ts',
    './features/orders/order-routes.ts',
  );
  plant(
    'apps/server/src/plugins/health.ts',
    'prom-client',
    'pg',
    '#server/features/accounts/find-session.ts',
  );
  plant(
    'apps/server/src/features/orders/order-routes.ts',
    '#server/http/endpoints/route.ts',
    'fastify',
    './submit.ts',
  );
  plant(
    'apps/server/src/features/orders/submit.ts',
    './order-repository.ts',
    './present-order.ts',
    '#server/features/conventions/packages/package-for-order.ts',
    '#server/db/context.ts',
    '#server/adapters/mail/mailer.ts',
  );
  write(
    'apps/server/src/features/orders/order-repository.ts',
    "import { eq } from 'drizzle-orm';\nimport { orders } from '#server/db/schema/orders/orders.ts';",
  );
  write(
    'apps/server/src/features/orders/order-facts.ts',
    "import type { orders } from '#server/db/schema/orders/orders.ts';",
  );
  write(
    'apps/server/src/features/orders/personal-data.ts',
    "import { orders } from '#server/db/schema/orders/orders.ts';",
  );
  plant('apps/server/src/db/client.ts', 'pg', 'drizzle-orm/node-postgres');
  plant(
    'apps/server/seed/seed.ts',
    'drizzle-orm',
    '#server/features/orders/submit.ts',
    '#server/db/client.ts',
  );
  plant('apps/server/src/features/orders/submit.test.ts', '#test/test-database.ts', 'pg', '#seed/seed.ts');
  plant(
    'e2e/journeys/register.spec.ts',
    '@playwright/test',
    '../pages/home.ts',
    '@sangamam/contract/orders/order',
  );
}

describe('findViolations', () => {
  it('finds nothing in a clean repository', () => {
    plantCleanRepository();
    expect(findViolations(repository)).toStrictEqual([]);
  });

  const leaves = 'a workspace keeps to its own files';
  const meet = 'web and server meet only in the contract';
  const zodAlone = 'the contract depends on zod alone';
  const noTests = 'production code never imports tests';
  const webFloors = 'web: routes → features → domain → ui → lib';
  const webUi = 'web: ui knows nothing of the product';
  const webStaff = "web: public pages do not load the staff's half";
  const webSiblings = 'web features do not import each other';
  const floor = 'server: features → http, db, adapters';
  const tree = 'server features form a tree';
  const useCases = 'server features meet only in use cases';
  const sql = 'only repositories and db/ speak SQL';
  const fastify = 'only routes, bind-*.ts, plugins/, http/, app.ts and main.ts know fastify';

  it.each<[file: string, specifier: string, ...arrows: string[]]>([
    ['packages/contract/src/orders/order.ts', 'node:path', zodAlone],
    ['packages/contract/src/orders/order.ts', 'react', zodAlone],
    ['packages/contract/src/orders/order.ts', '../../../../apps/web/app/lib/x.ts', leaves, meet],
    ['packages/contract/src/orders/order.ts', './order.test.ts', noTests],
    ['apps/web/app/lib/x.ts', '../../../../packages/contract/src/orders/order.ts', leaves],
    ['apps/web/app/routes/home.tsx', '../../../server/src/http/endpoints/route.ts', leaves, meet],
    ['apps/web/app/routes/home.tsx', '#server/http/endpoints/route.ts', meet],
    ['apps/server/src/app.ts', '#web/lib/x.ts', meet],
    ['e2e/journeys/register.spec.ts', '#server/env.ts', meet],
    ['packages/embedded-postgres/src/start.ts', '#server/env.ts', meet],
    ['packages/embedded-postgres/src/start.ts', '@sangamam/contract/orders/order', meet],
    ['apps/web/app/lib/x.ts', '@sangamam/embedded-postgres/start', meet],
    ['packages/embedded-postgres/src/start.ts', './start.test.ts', noTests],
    ['apps/web/app/features/hotel/family/list.tsx', '#web/routes/home.tsx', webFloors],
    ['apps/web/app/features/hotel/family/list.tsx', '../../../root.tsx', webFloors],
    ['apps/web/app/ui/card.tsx', '#web/features/hotel/family/list.tsx', webFloors],
    ['apps/web/app/ui/card.tsx', '#web/shell/site-header.tsx', webFloors],
    ['apps/web/app/shell/site-header.tsx', '#web/features/hotel/family/list.tsx', webFloors],
    ['apps/web/app/ui/card.tsx', '#web/domain/price.tsx', webFloors],
    ['apps/web/app/domain/price.tsx', '#web/features/hotel/family/list.tsx', webFloors],
    ['apps/web/app/lib/x.ts', '../ui/card.tsx', webFloors],
    ['apps/web/app/config/paths.ts', '#web/ui/card.tsx', webFloors],
    ['apps/web/app/ui/card.tsx', '@sangamam/contract/orders/order', webUi],
    ['apps/web/app/routes/portal/packages.tsx', '#web/features/hotel/staff/stay-table.tsx', webStaff],
    ['apps/web/app/features/hotel/family/list.tsx', '../staff/stay-table.tsx', webStaff],
    ['apps/web/app/features/hotel/family/list.tsx', '#web/features/travel/family/list.tsx', webSiblings],
    ['apps/web/app/features/hotel/family/list.tsx', '../../travel/family/list.tsx', webSiblings],
    ['apps/web/app/ui/card.tsx', '../../test/render-app.tsx', noTests],
    ['apps/web/app/ui/card.tsx', 'vitest', noTests],
    ['apps/server/src/features/orders/submit.ts', '#server/plugins/authentication.ts', floor],
    ['apps/server/src/features/orders/submit.ts', '#server/jobs/start-jobs.ts', floor],
    ['apps/server/src/features/orders/submit.ts', '../../app.ts', floor],
    ['apps/server/src/features/orders/submit.ts', '#seed/cast.ts', floor],
    ['apps/server/src/http/endpoints/route.ts', '#server/features/orders/submit.ts', floor],
    ['apps/server/src/http/endpoints/route.ts', '../../env.ts', floor],
    ['apps/server/src/db/client.ts', '#server/http/errors/app-error.ts', floor],
    ['apps/server/src/adapters/mail/mailer.ts', '#server/features/mail/outbox/queue-mail.ts', floor],
    ['apps/server/src/features/conventions/offer.ts', '#server/features/orders/submit.ts', tree],
    ['apps/server/src/features/ledger/pay.ts', '#server/features/hotel/find-stay.ts', tree],
    ['apps/server/src/features/ledger/pay.ts', '#server/features/orders/order-repository.ts', useCases],
    ['apps/server/src/features/ledger/pay.ts', '../orders/order-routes.ts', useCases],
    ['apps/server/src/features/ledger/pay.ts', '#server/features/orders/present-order.ts', useCases],
    ['apps/server/src/features/ledger/pay.ts', 'drizzle-orm', sql],
    ['apps/server/src/features/ledger/pay.ts', 'drizzle-orm/pg-core', sql],
    ['apps/server/src/features/collection/payment-routes.ts', 'pg', sql],
    ['apps/server/src/features/ledger/pay.ts', '#server/db/schema/payments.ts', sql],
    ['apps/server/src/features/ledger/personal-data.ts', 'drizzle-orm', sql],
    ['apps/server/src/jobs/expire.ts', '#server/db/schema/payments.ts', sql],
    ['apps/server/src/plugins/metrics.ts', 'drizzle-orm', sql],
    ['apps/server/src/features/ledger/pay.ts', 'fastify', fastify],
    ['apps/server/src/jobs/expire.ts', '@fastify/static', fastify],
    ['apps/server/src/adapters/mail/mailer.ts', 'fastify-plugin', fastify],
    ['apps/server/src/features/ledger/pay.ts', './pay.test.ts', noTests],
    ['apps/server/seed/seed.ts', '#test/test-database.ts', noTests],
  ])('%s must not import %s', (file, specifier, ...arrows) => {
    plantCleanRepository();
    plant(file, specifier);
    const violations = findViolations(repository);
    expect(violations.map(({ arrow }) => arrow)).toStrictEqual(arrows);
    expect(violations[0]).toMatchObject({ file, line: 1, specifier });
    expect(violations[0]?.advice).toMatch(/\w{3}.*\.$/u);
  });

  it.each([
    ['apps/web/app/features/hotel/staff/stay-table.tsx', '#web/features/ledger/staff/payments/sums.ts', []],
    [
      'apps/web/app/features/ledger/staff/payments/sums.ts',
      '#web/features/hotel/staff/stay-table.tsx',
      [webSiblings],
    ],
    ['apps/web/app/features/hotel/family/list.tsx', '#web/features/ledger/family/sums.ts', [webSiblings]],
    ['apps/web/app/features/ledger/staff/payments/sums.ts', '#web/features/casework/staff/care.tsx', []],
    [
      'apps/web/app/features/casework/staff/care.tsx',
      '#web/features/ledger/staff/payments/sums.ts',
      [webSiblings],
    ],
  ])(
    'staff screens may use those of features beneath them, but not the other way round: %s imports %s',
    (...row) => {
      const [file, specifier, arrows] = row;
      plantCleanRepository();
      plant(file, specifier);
      expect(findViolations(repository).map(({ arrow }) => arrow)).toStrictEqual(arrows);
    },
  );

  it.each([
    ['packages/contract/src/registrations/order.ts', 'registrations'],
    ['packages/contract/src/orders/admin/order.ts', 'orders/admin'],
    ['apps/server/src/features/orders/admin/order.ts', 'orders/admin'],
    ['apps/server/src/db/schema/catalogue/order.ts', 'catalogue'],
    ['apps/server/src/phrases/ml/registrations/order.ts', 'registrations'],
    ['apps/web/app/features/orders/admin/order.ts', 'orders/admin'],
    ['apps/web/app/features/orders/staff/desk/order.ts', 'orders/desk'],
    ['apps/web/app/phrases/en/registrations/order.ts', 'registrations'],
  ])('a folder that the map lacks is refused: %s', (file, folder) => {
    write(file, 'export const order = 1;');
    expect(findViolations(repository)).toMatchObject([{ file, specifier: folder, arrow: 'one map' }]);
  });

  it("finds a write of another feature's table", () => {
    plantCleanRepository();
    write(
      'apps/server/src/features/ledger/payment-repository.ts',
      "import { orders } from '#server/db/schema/orders/orders.ts';\nawait db.update(orders).set({ reason: null });",
    );
    expect(findViolations(repository)).toMatchObject([
      { line: 2, specifier: 'orders', arrow: 'a table is written by its owner alone' },
    ]);
  });

  it("finds a statement that spells another feature's table as text", () => {
    plantCleanRepository();
    write(
      'apps/server/src/features/ledger/payment-repository.ts',
      "export const clear = (pool) =>\n  pool.query('update orders set reason = null');",
    );
    expect(findViolations(repository)).toMatchObject([
      { line: 2, specifier: 'orders', arrow: 'a table is written by its owner alone' },
    ]);
  });

  it.each([
    "export * from 'drizzle-orm';",
    "export { sql } from 'drizzle-orm';",
    "const { sql } = await import('drizzle-orm');",
    "import 'drizzle-orm';",
    "import type { SQL } from 'drizzle-orm';",
    "let query: import('drizzle-orm').SQL;",
  ])('finds an import in every form: %s', (text) => {
    write('apps/server/src/features/ledger/pay.ts', `\n${text}`);
    expect(findViolations(repository)).toMatchObject([{ line: 2, specifier: 'drizzle-orm', arrow: sql }]);
  });

  it('throws for a feature without a row in the tree', () => {
    plant('apps/server/src/features/raffle/draw.ts', '#server/features/orders/submit.ts');
    expect(() => findViolations(repository)).toThrow(/raffle has no place/u);
  });

  it('throws for a file that cannot be parsed', () => {
    write('apps/web/app/lib/x.ts', 'import { from nowhere');
    expect(() => findViolations(repository)).toThrow(/x\.ts/u);
  });
});
