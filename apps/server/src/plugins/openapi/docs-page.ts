import type { AnyEndpoint } from '@sangamam/contract/http/endpoint';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';

import { siteVersion } from '@sangamam/contract/site-version';

import { escapeHtml } from '#server/http/escape-html.ts';

import { docsStyle } from './docs-style.ts';
import { dataSchema, inputSchema, type JsonSchema } from './endpoint-schemas.ts';
import { possibleRefusals } from '@sangamam/contract/http/possible-refusals';

import { describeGates, operationId } from './openapi-document.ts';
import { schemaRows, typeName } from './schema-rows.ts';

/** The documentation at `/docs`: one self-contained page without scripts, generated from the endpoints. */
export function docsPage(endpoints: readonly AnyEndpoint[]): string {
  const byTag = [...Map.groupBy(endpoints, ({ tag }) => tag)];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sangamam API</title><style>${docsStyle}</style></head><body>
<header><h1>Sangamam API</h1>
<p>Version ${siteVersion}. Every answer is an envelope: <code>{ "success": true, "data": … }</code>, or <code>{ "success": false, "errors": [{ "code", "message", "field" }] }</code> with a fitting status.
Calls that need a session carry <code>Authorization: Bearer</code> and the token of the login answer. For machines: <a href="/v1/openapi.json">openapi.json</a>.</p>
<nav aria-label="Sections"><ul>${byTag.map(([tag]) => `<li><a href="#${anchor(tag)}">${escapeHtml(tag)}</a></li>`).join('')}</ul></nav></header>
<main>${byTag.map(([tag, calls]) => section(tag, calls)).join('\n')}</main></body></html>`;
}

function section(tag: string, endpoints: AnyEndpoint[]): string {
  return `<section aria-labelledby="${anchor(tag)}"><h2 id="${anchor(tag)}">${escapeHtml(tag)}</h2>${endpoints.map(call).join('\n')}</section>`;
}

function call(endpoint: AnyEndpoint): string {
  const id = operationId(endpoint);
  return `<article class="call"><h3 id="${id}"><span class="method ${endpoint.method.toLowerCase()}">${endpoint.method}</span><a href="#${id}"><code>${escapeHtml(endpoint.path)}</code></a></h3>
<p class="summary">${escapeHtml(endpoint.summary)}</p><p class="access">${describeGates(endpoint)}</p>
${part('In the path', inputSchema(endpoint, 'params'))}${part('In the query', inputSchema(endpoint, 'query'))}${part('Body', inputSchema(endpoint, 'body'))}${part('Answer: data', dataSchema(endpoint))}${refusals(endpoint)}</article>`;
}

function part(title: string, schema: JsonSchema | undefined): string {
  if (schema === undefined) return '';
  const rows = schemaRows(schema);
  const kind = schema.items ? ' (list)' : '';
  if (rows.length === 0) return `<h4>${title}</h4><p>${escapeHtml(typeName(schema))}</p>`;
  const lines = rows.map(
    ({ name, type, required }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(type)}</td><td>${required ? 'always' : 'may be missing'}</td></tr>`,
  );
  return `<h4>${title}${kind}</h4><div class="scroll"><table><thead><tr><th>Field</th><th>What it is</th><th>There</th></tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}

function refusals(endpoint: AnyEndpoint): string {
  const rows = possibleRefusals(endpoint).map((code) => {
    const { status, message } = errorCatalogue[code];
    return `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(message)}</td></tr>`;
  });
  return `<details><summary>Refusals</summary><div class="scroll"><table><thead><tr><th>Code</th><th>Status</th><th>Sentence</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></details>`;
}

function anchor(tag: string): string {
  return `section-${tag.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}`;
}
