// For the debugger, React's development build records the creator of each element and the duration of each render.
// That is a sixth of the browser's work in these tests, and nobody debugs here. Its warnings stay, and fail a test.
import * as React from 'react';

Object.assign(console, { timeStamp: undefined, createTask: undefined });

const internals: unknown = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
// React pauses element tracing while this counter is above its limit.
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
