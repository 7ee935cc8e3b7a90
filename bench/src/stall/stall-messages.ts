import type { JsonSchema } from '@sangamam/server/src/plugins/openapi/endpoint-schemas.ts';

/** A route and the bodies that it accepts. */
export interface StalledRoute {
  method: string;
  path: string;
  /** No session is required. */
  isOpen: boolean;
  /** In bytes. */
  bodyLimit: number;
  form: { maxFiles: number; maxBytes: number } | undefined;
  body: JsonSchema | undefined;
}

export type StallRequest = 'read' | 'stop';

/** First the server's address; then, for each query, the longest stall in milliseconds since the previous one. */
export type StallReply = { origin: string; routes: StalledRoute[] } | { stallMs: number };
