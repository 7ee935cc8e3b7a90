import { defineConfig } from 'vitest/config';

/** The contract's tests alone: Stryker runs them once for every change it makes. */
export default defineConfig({ test: { root: 'packages/contract', include: ['src/**/*.test.ts'] } });
