import { z } from 'zod';
import { accountExport } from '../../../shared/account.ts';
import { siteFactsOutput } from '../../../shared/admin/site.ts';
import { auditEntry, invitation, queueStatsOutput } from '../../../shared/admin.ts';
import { adminDelivery, adminMember, capturedMail, jobRecord } from '../../../shared/admin-lists.ts';
import { emailDiagnostic, smsDiagnostic } from '../../../shared/alerts/diagnostics.ts';
import { telegramStatus } from '../../../shared/alerts/telegram.ts';
import { workspaceStatus } from '../../../shared/alerts/workspaces.ts';
import {
  alertMethod,
  alertPreferencesOutput,
  consentEvent,
  deliveryRecord,
  methodState,
  testResults,
} from '../../../shared/alerts.ts';
import {
  apiToken,
  passkey,
  passkeyAssertion,
  passkeyAttestation,
  passkeyCreationOptions,
  passkeyRequestOptions,
  secondStepOutput,
} from '../../../shared/auth/credentials.ts';
import {
  account,
  role,
  securityEventsOutput,
  sessionsOutput,
  successOutput,
  tokenScope,
} from '../../../shared/auth.ts';
import { goalDetail } from '../../../shared/goals.ts';
import {
  attention,
  contentType,
  dashboardOutput,
  dashboardStats,
  goal,
  guidanceEntry,
  streakDay,
} from '../../../shared/guidance.ts';
import { scheduleDayOutput, upcomingOutput } from '../../../shared/schedule.ts';
import { DESCRIPTIONS } from './descriptions/all.ts';
import type { DescribedSchema } from './descriptions/description.ts';
import { describeProperties, FIELDS_KEY } from './document-fields.ts';

export type Schema = z.core.JSONSchema.JSONSchema;

const exported = accountExport.shape;

/**
 * The named schemas of requests and responses, which the document contains once, so that a generated client has a type of
 * that name. Bodies are not among them, because generators would treat a field with a default as required.
 */
const SHARED_SCHEMAS: Record<string, z.ZodType> = {
  Role: role,
  TokenScope: tokenScope,
  ContentType: contentType,
  AlertMethod: alertMethod,
  PasskeyAttestation: passkeyAttestation,
  PasskeyAssertion: passkeyAssertion,
};

/** The named schemas of responses. */
const RESPONSE_SCHEMAS: Record<string, z.ZodType> = {
  Account: account,
  Session: sessionsOutput.shape.sessions.element,
  SecurityEvent: securityEventsOutput.shape.events.element,
  ApiToken: apiToken,
  SecondStep: secondStepOutput,
  Passkey: passkey,
  PasskeyCreationOptions: passkeyCreationOptions,
  PasskeyRequestOptions: passkeyRequestOptions,
  Success: successOutput,

  GuidanceEntry: guidanceEntry,
  Goal: goal,
  GoalDetail: goalDetail,
  StreakDay: streakDay,
  Attention: attention,
  Dashboard: dashboardOutput,
  DashboardStats: dashboardStats,

  ScheduleDay: scheduleDayOutput,
  TimeSlot: scheduleDayOutput.shape.timeSlots.element,
  UpcomingSlot: upcomingOutput.shape.upcoming.element,

  MethodState: methodState,
  AlertPreferences: alertPreferencesOutput,
  Delivery: deliveryRecord,
  ConsentEvent: consentEvent,
  SlackConnection: workspaceStatus,
  TelegramSubscription: telegramStatus,
  TestResults: testResults,
  SmsDiagnostic: smsDiagnostic,
  EmailDiagnostic: emailDiagnostic,

  AuditEntry: auditEntry,
  Invitation: invitation,
  QueueStats: queueStatsOutput,
  Job: jobRecord,
  AdminDelivery: adminDelivery,
  AdminMember: adminMember,
  CapturedMail: capturedMail,
  SiteFacts: siteFactsOutput,

  AccountExport: accountExport,
  ExportedProfile: exported.profile.unwrap(),
  ExportedScheduleDay: exported.schedule.element,
  ExportedJob: exported.jobs.element,
  ExportedGuidanceEntry: exported.guidance.element,
  ExportedGoal: exported.goals.element,
  ExportedAlertAddress: exported.alertAddresses.element,
  ExportedDelivery: exported.deliveries.element,
  ExportedConsentEvent: exported.consents.element,
  ExportedApiToken: exported.apiTokens.element,
  ExportedAuditEntry: exported.auditLog.element,
};

/** A contract's metadata in zod: its name in the document, and the descriptions of its fields. */
interface Metadata {
  id?: string;
  [FIELDS_KEY]?: DescribedSchema['fields'];
}

const METADATA = {
  input: collectMetadata(SHARED_SCHEMAS),
  output: collectMetadata({ ...SHARED_SCHEMAS, ...RESPONSE_SCHEMAS }),
};

function collectMetadata(named: Record<string, z.ZodType>) {
  const metadata = z.registry<Metadata>();
  for (const { schema, fields } of DESCRIPTIONS) metadata.add(schema, { [FIELDS_KEY]: fields });
  for (const [id, schema] of Object.entries(named)) metadata.add(schema, { ...metadata.get(schema), id });
  return metadata;
}

export interface SchemaWriter {
  /** The named schemas to which the written schemas refer. */
  components: Record<string, Schema>;
  /** Writes a contract as JSON Schema, for a request or a response. A Date becomes an ISO string. */
  write(contract: z.ZodType, io: 'input' | 'output'): Schema;
}

/** Creates a writer that writes each named schema once and refers to it elsewhere. */
export function createSchemaWriter(): SchemaWriter {
  const components: Record<string, Schema> = {};
  return {
    components,
    write(contract, io) {
      // Zod writes a named contract as a reference only where it is a property.
      const { $defs = {}, properties } = z.toJSONSchema(z.object({ contract }), {
        io,
        metadata: METADATA[io],
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => adjustSchema(zodSchema, jsonSchema),
      });
      for (const [name, schema] of Object.entries($defs)) {
        const written = toDocument(withoutId(schema));
        const known = components[name];
        if (known && JSON.stringify(known) !== JSON.stringify(written))
          throw new Error(`${name} differs between requests and responses: name only one of the two schemas`);
        components[name] = written;
      }
      return toDocument(properties?.contract as Schema);
    },
  };
}

function adjustSchema(zodSchema: z.core.$ZodTypes, schema: z.core.JSONSchema.BaseSchema): void {
  if (zodSchema instanceof z.ZodDate) Object.assign(schema, { type: 'string', format: 'date-time' });
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

function withoutId({ id, ...schema }: Schema): Schema {
  return schema;
}

/** Returns a schema whose references point to the document's components, with descriptions in its properties. */
function toDocument(schema: Schema): Schema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text, (_key, value) => (value?.[FIELDS_KEY] ? describeProperties(value) : value));
}
