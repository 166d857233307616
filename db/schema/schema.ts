import type { SchemaKit } from '../columns.ts';
import { adminTables } from './admin.ts';
import { alertTables } from './alerts.ts';
import { authTables } from './auth.ts';
import { consentTables } from './consent.ts';
import { guidanceTables } from './guidance.ts';
import { onboardingTables } from './onboarding.ts';
import { scheduleTables } from './schedule.ts';
import { scriptureTables } from './scripture.ts';
import { siteTables } from './site.ts';

/** Defines the whole schema with one engine's kit. */
export function defineSchema(kit: SchemaKit) {
  const auth = authTables(kit);
  const schedule = scheduleTables(kit, auth);
  const guidance = guidanceTables(kit, { ...auth, ...schedule });
  return {
    ...auth,
    ...onboardingTables(kit, auth),
    ...schedule,
    ...guidance,
    ...alertTables(kit, { ...auth, ...schedule, ...guidance }),
    ...consentTables(kit),
    ...adminTables(kit),
    ...scriptureTables(kit),
    ...siteTables(kit),
  };
}

export type Tables = ReturnType<typeof defineSchema>;
