import * as accepting from '@sangamam/contract/bank/statements/accept-endpoints';
import * as imports from '@sangamam/contract/bank/statements/import-endpoints';
import * as endpoints from '@sangamam/contract/bank/statements/statement-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { acceptLines } from './accept-lines.ts';
import { acceptSlip } from './accept-slip.ts';
import { importStatement, inspectStatement } from './import-statement.ts';
import { listStatements, readStatement, searchBalances } from './read-statement.ts';
import { setLineAside } from './set-line-aside.ts';
import { undoStatement } from './undo-statement.ts';

/** Bank statements: import, matching with open balances, booking and undoing. */
export function statementRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, imports.inspectStatement, ({ body, files: [file] }) =>
    inspectStatement(ctx, { file, ...body }),
  );
  bindEndpoint(app, imports.importStatement, ({ actor, body, files: [file] }) =>
    importStatement(ctx, actor, { file, ...body }),
  );
  bindEndpoint(app, endpoints.listStatements, ({ query }) => listStatements(ctx, query));
  bindEndpoint(app, accepting.searchBalances, ({ query }) => searchBalances(ctx, query));
  bindEndpoint(app, endpoints.getStatement, ({ params, query }) =>
    readStatement(ctx, params.statementId, query),
  );
  bindEndpoint(app, accepting.acceptLines, ({ actor, params, body }) =>
    acceptLines(ctx, actor, params.statementId, body.lines),
  );
  bindEndpoint(app, accepting.acceptSlip, ({ actor, params, body }) =>
    acceptSlip(ctx, actor, params.statementId, body),
  );
  bindEndpoint(app, accepting.setLineAside, ({ actor, params, body }) =>
    setLineAside(ctx, actor, params.statementId, body),
  );
  bindEndpoint(app, imports.undoStatement, ({ actor, params }) =>
    undoStatement(ctx, actor, params.statementId),
  );
}
