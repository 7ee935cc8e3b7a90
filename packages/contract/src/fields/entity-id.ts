import { z } from 'zod';

/** An opaque id (UUIDv7). */
export const entityId = z.uuid();

/** A code used as an id: local units and parishes (`ORG10024`). */
export const codeId = z.string().regex(/^[A-Z0-9_-]{2,40}$/iu);
