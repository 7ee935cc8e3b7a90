import type { JsonSchema } from '@sangamam/server/src/plugins/openapi/endpoint-schemas.ts';

import type { StalledRoute } from './stall-messages.ts';
import { worstExports } from './worst-exports.ts';

/** A body that is as large as its route allows, in a shape that is expensive to parse or to refuse. */
export interface WorstBody {
  shape: string;
  contentType: string;
  bytes: Buffer;
}

/** Every shape worth trying at `route`; `ownId` is the id of the sender. */
export function worstBodies(route: StalledRoute, ownId: string): WorstBody[] {
  if (route.form !== undefined)
    return worstForms(
      route.form,
      route.path.includes('/statements') ? worstExports(route.form.maxBytes) : undefined,
    );
  if (route.body === undefined) return [];
  const room = route.bodyLimit - 100;
  const list = Object.keys(route.body.properties ?? {})[0] ?? 'list';
  const repeat = (piece: string) => piece.repeat(Math.max(1, Math.floor(room / Buffer.byteLength(piece))));
  const items = (item: string) => `{"${list}":[${repeat(`${item},`).slice(0, -1)}]}`;
  const shapes: Record<string, string> = {
    'unknown keys': `{${Array.from({ length: Math.floor(room / 12) }, (_, n) => `"k${n}":1`).join()}}`.slice(
      0,
      room,
    ),
    'unknown keys, as many as are read': JSON.stringify(keys(200)),
    'many objects': items('{}'),
    'objects, as many as are read': JSON.stringify({ [list]: Array.from({ length: 450 }, () => keys(20)) }),
    'deep lists': '['.repeat(room),
    'one text': JSON.stringify({ [list]: 'x'.repeat(room - 50) }),
    'one text of escapes': `{"${list}":"${'\\"'.repeat(Math.floor(room / 2) - 50)}"}`,
    'one text of escaped letters': `{"${list}":"${'\\u0d2e'.repeat(Math.floor(room / 6) - 50)}"}`,
    'one number': `{"${list}":0.${'1'.repeat(room - 50)}}`,
    blanks: `${' '.repeat(room - 2)}{}`,
    'long texts in every field': JSON.stringify(filled(route.body, textOf(route, room), ownId)),
    'a valid shape, its lists full': JSON.stringify(filled(route.body, validText(room), ownId)),
  };
  return Object.entries(shapes)
    .map(([shape, text]) => ({ shape, contentType: 'application/json', bytes: Buffer.from(text) }))
    .filter(({ bytes }) => bytes.length <= route.bodyLimit);
}

function keys(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]));
}

/** Texts that divide the body size among them; data URLs where the schema accepts megabytes. */
function textOf({ body }: StalledRoute, room: number) {
  const fields = JSON.stringify(body).split('"string"').length;
  return ({ maxLength = 0 }: JsonSchema) => {
    if (maxLength > longText) return dataAddress(Math.min(maxLength, room / 4));
    return 'a  '.repeat(Math.min(longText, room / fields / 2) / 3);
  };
}

/** Texts that are no longer than their field allows. */
function validText(room: number) {
  return ({ maxLength = 20 }: JsonSchema) =>
    maxLength > longText ? dataAddress(Math.min(maxLength, room - 2_000)) : 'a '.repeat(maxLength / 2);
}

const longText = 64 * 1024;

function dataAddress(length: number): string {
  const head = 'data:image/png;base64,';
  return head + 'AAAA'.repeat(Math.floor((length - head.length) / 4));
}

/** A value that matches `schema`: every list full, every text as `text` returns it. */
function filled(schema: JsonSchema, text: (field: JsonSchema) => string, ownId: string): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (first !== undefined && !schema.properties) return filled(first, text, ownId);
  if (schema.items) {
    const item = filled(schema.items, text, ownId);
    return Array.from({ length: Math.min(schema.maxItems ?? 400, 400) }, () => item);
  }
  if (schema.properties) {
    const entries = Object.entries(schema.properties);
    return Object.fromEntries(entries.map(([name, field]) => [name, filled(field, text, ownId)]));
  }
  if (schema.type === 'string') return schema.format === 'uuid' ? ownId : text(schema);
  if (schema.type === 'boolean') return true;
  return schema.type === 'null' ? null : (schema.minimum ?? 1);
}

const boundary = 'a-boundary-of-the-bench';

/** Forms with files; `exports` are files that the route reads by their content. */
function worstForms(
  { maxBytes }: { maxBytes: number },
  exports: Readonly<Record<string, string>> = {},
): WorstBody[] {
  const part = (name: string, content: string | Buffer, file = '') => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const file = (bytes: Buffer) => part('file', bytes, '; filename="a.png"');
  const form = (...parts: Buffer[][]) => Buffer.concat([...parts.flat(), Buffer.from(`--${boundary}--\r\n`)]);
  const almost = Buffer.from(`\r\n--${boundary.slice(0, -1)}`);
  const shapes: Record<string, Buffer> = {
    'one file': form(file(Buffer.alloc(maxBytes - 1, 7))),
    'one file of half boundaries': form(file(Buffer.alloc(maxBytes - 1, almost))),
    'one file of line breaks': form(file(Buffer.alloc(maxBytes - 1, '\r\n'))),
    'many fields': form(...Array.from({ length: 5_000 }, (_, n) => part(`f${n}`, 'x'))),
    'long fields': form(...Array.from({ length: 20 }, (_, n) => part(`f${n}`, 'x'.repeat(60_000)))),
    ...Object.fromEntries(
      Object.entries(exports).map(([name, text]) => [name, form(file(Buffer.from(text)))]),
    ),
  };
  return Object.entries(shapes).map(([shape, bytes]) => ({
    shape,
    contentType: `multipart/form-data; boundary=${boundary}`,
    bytes,
  }));
}
