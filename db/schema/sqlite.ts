import { sqliteKit } from '../columns.ts';
import { defineSchema } from './schema.ts';

// Exported one by one because drizzle-kit reads a schema from a module's exports.
export const {
  users,
  sessions,
  authTokens,
  knownDevices,
  securityEvents,
  totpSecrets,
  recoveryCodes,
  passkeys,
  passkeyChallenges,
  apiTokens,
  invitations,
  userProfiles,
  pauses,
  userSchedules,
  replacedWeeks,
  queuedJobs,
  guidanceEntries,
  userGoals,
  channelRests,
  channelCursors,
  alertAddresses,
  addressProofs,
  chatTokens,
  deliveries,
  consentEvents,
  auditLog,
  writeChecks,
  schedulerLease,
} = defineSchema(sqliteKit);
