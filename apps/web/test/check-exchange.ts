import type { AnyEndpoint, Endpoint } from '@sangamam/contract/http/endpoint';
import type { ErrorCode } from '@sangamam/contract/http/error-catalogue';
import { possibleRefusals } from '@sangamam/contract/http/possible-refusals';
import { z } from 'zod';

/** The parts of a call as they were sent. */
export interface SentCall {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

/**
 * Contract violations of a call: parts that fail their schema, and parts or files that the endpoint does not take. The
 * server would refuse or ignore them.
 */
export function faultsOfCall(endpoint: AnyEndpoint, { params, query, body }: SentCall): string[] {
  const { fields, files } = partsOfForm(body);
  const sent = { params, query, body: fields };
  return [
    ...(['params', 'query', 'body'] as const).flatMap((part) =>
      faultsOfPart(part, (endpoint as Endpoint)[part], sent[part]),
    ),
    ...faultsOfFiles(endpoint, files),
  ].map((fault) => `${nameOf(endpoint)} was sent ${fault}`);
}

function faultsOfPart(part: string, schema: z.ZodType, value: unknown): string[] {
  if (!(schema instanceof z.ZodAny)) return problemsOf(schema, value).map((problem) => `${part} ${problem}`);
  const isEmpty = value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
  return isEmpty ? [] : [`${part} that it does not take: ${JSON.stringify(value)}`];
}

function faultsOfFiles(endpoint: AnyEndpoint, files: readonly File[]): string[] {
  const { upload } = endpoint as Endpoint;
  if (upload === undefined) return files.length === 0 ? [] : ['files that it does not take'];
  const { maxFiles, maxBytes, filesOptional = false } = upload;
  const fewest = filesOptional ? 0 : 1;
  if (files.length < fewest || files.length > maxFiles)
    return [`${files.length} files of ${fewest} to ${maxFiles}`];
  return files.some(({ size }) => size > maxBytes) ? [`a file of more than ${maxBytes} bytes`] : [];
}

/** Splits a form into fields and files; any other body consists of fields only. */
function partsOfForm(body: unknown): { fields: unknown; files: File[] } {
  if (typeof body !== 'object' || body === null) return { fields: body, files: [] };
  const files = Object.values(body).filter((value) => value instanceof File);
  if (files.length === 0) return { fields: body, files };
  const fields = Object.fromEntries(Object.entries(body).filter(([, value]) => !(value instanceof File)));
  return { fields, files };
}

/** Parses a response as the server does, which strips it to the schema, and reports what the schema refuses. */
export function readAnswer(endpoint: AnyEndpoint, answer: unknown): { data: unknown; faults: string[] } {
  const schema = (endpoint as Endpoint).data;
  const { success, data } = schema.safeParse(answer);
  if (success) return { data, faults: [] };
  const problems = problemsOf(schema, answer);
  return { data: answer, faults: problems.map((problem) => `${nameOf(endpoint)} cannot answer ${problem}`) };
}

/** Contract violations of a refusal: an error code that the endpoint does not declare. */
export function faultsOfRefusal(endpoint: AnyEndpoint, code: ErrorCode): string[] {
  return possibleRefusals(endpoint).includes(code) ? [] : [`${nameOf(endpoint)} never refuses with ${code}`];
}

function problemsOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.') || '(the whole)'}: ${message}`);
}

function nameOf({ method, path }: AnyEndpoint): string {
  return `${method} ${path}`;
}
