import { z } from 'zod';

/** An opaque id of ours (UUIDv7). */
export const entityId = z.uuid();

/** A code as id: local units and parishes (`ORG10024`). */
export const codeId = z.string().regex(/^[A-Z0-9_-]{2,40}$/iu);
