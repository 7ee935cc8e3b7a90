import type { JsonSchema } from '@sangamam/server/src/plugins/openapi/endpoint-schemas.ts';

/** A route, with what its bodies may be. */
export interface StalledRoute {
  method: string;
  path: string;
  /** Anybody may call it. */
  isOpen: boolean;
  /** In bytes. */
  bodyLimit: number;
  form: { maxFiles: number; maxBytes: number } | undefined;
  body: JsonSchema | undefined;
}

export type StallRequest = 'read' | 'stop';

/** First where it listens; then, each time it is asked, the longest stall in milliseconds since it was last asked. */
export type StallReply = { origin: string; routes: StalledRoute[] } | { stallMs: number };
