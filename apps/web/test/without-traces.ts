// React's development build keeps, for a debugger that nobody has open here, who created each element and how long
// each render took: a sixth of what a browser does in these tests. Its warnings stay, and fail a test.
import * as React from 'react';

Object.assign(console, { timeStamp: undefined, createTask: undefined });

const internals: unknown = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
// React stops tracing elements for a while when this has grown past its limit.
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
