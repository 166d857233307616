import { sqliteKit } from '../columns.ts';
import { defineSchema } from './schema.ts';

// Named one by one because drizzle-kit reads a schema from a module's exports.
export const {
  users,
  sessions,
  authTokens,
  userProfiles,
  pauses,
  userSchedules,
  queuedJobs,
  guidanceEntries,
  userGoals,
  alertAddresses,
  deliveries,
  consentEvents,
  telegramSubscriptions,
} = defineSchema(sqliteKit);
