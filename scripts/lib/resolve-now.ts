// For `node --import`: a process of a test finds its sources as quickly as `npm start`.
import { resolveQuickly } from './quick-resolution.ts';

resolveQuickly();
