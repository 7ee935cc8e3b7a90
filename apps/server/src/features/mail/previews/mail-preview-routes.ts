import type { FastifyInstance, FastifyReply } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { escapeHtml } from '#server/http/escape-html.ts';

import { mailSamples } from './mail-samples.ts';
import { previewMail } from './preview-mail.ts';

/** Mails contain their styles and load nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** `/dev/mails`: a preview of every mail. Only `npm run dev` serves it. */
export function mailPreviewRoutes(app: FastifyInstance, ctx: Context): void {
  app.get('/dev/mails', (_request, reply) => send(reply, 'html', listPage()));
  app.get<{ Params: { name: string } }>('/dev/mails/:name', async ({ params }, reply) => {
    const mail = await previewMail(ctx, params.name);
    return send(reply, 'html', mail?.html ?? nothingPage);
  });
  app.get<{ Params: { name: string } }>('/dev/mails/:name/text', async ({ params }, reply) => {
    const mail = await previewMail(ctx, params.name);
    return send(
      reply,
      'plain',
      mail ? `${mail.subject}\n\n${mail.text}` : 'No such mail, or no family has paid yet.',
    );
  });
}

function send(reply: FastifyReply, type: 'html' | 'plain', content: string) {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type(`text/${type}; charset=utf-8`)
    .send(content);
}

const head = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Mails</title><style>body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
li{margin:.4rem 0}</style></head><body>`;

const nothingPage = `${head}<h1>Nothing to show</h1><p>There is no such mail, or no family has reported a payment yet.</p>`;

function listPage(): string {
  const items = Object.keys(mailSamples).map((name) => {
    const address = `/dev/mails/${encodeURIComponent(name)}`;
    return `<li><a href="${address}">${escapeHtml(name)}</a> · <a href="${address}/text">as text</a></li>`;
  });
  return `${head}<h1>Mails</h1><p>Each as it would go out to a family of this database. Nothing is sent or kept.</p>
<ul>${items.join('\n')}</ul></body></html>`;
}
