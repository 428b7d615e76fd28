// as backend/modules/users/rules.ts
import { now } from '#platform/clock/index.ts';
export const isLate = () => now() > 0;
// as backend/platform/clock/index.ts
export const now = () => 0;
