import type { SchemaKit } from '../columns.ts';

/** The tables of administrators' actions. */
export function adminTables(kit: SchemaKit) {
  // No reference to users: actions on an account stay known after its deletion, by its id alone.
  const auditLog = kit.table(
    'audit_log',
    {
      id: kit.id(),
      // Null for an operator at the machine itself.
      actorId: kit.int(),
      action: kit.text().notNull(),
      targetId: kit.int(),
      details: kit.json<Record<string, string | number | boolean>>(),
      // The network address of the caller; null for an operator.
      address: kit.text(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.index('audit_log_actor').on(t.actorId), kit.index('audit_log_target').on(t.targetId)],
  );

  // The mails in which an administrator says what is new, at most one a month. The audit log names who sent it.
  const serviceUpdates = kit.table('service_updates', {
    id: kit.id(),
    // The month it was sent in, UTC, `YYYY-MM`.
    month: kit.text().notNull().unique(),
    subject: kit.text().notNull(),
    preview: kit.text().notNull(),
    text: kit.text().notNull(),
    // The code of the language it is written in.
    language: kit.text().notNull(),
    createdAt: kit.createdAt(),
  });

  // The settings that administrators saved in the page, by their names in the environment. A cleared one keeps its row
  // without a value.
  const storedSettings = kit.table('stored_settings', {
    name: kit.text().primaryKey(),
    plain: kit.text(),
    // The value of a secret, encrypted with the site's key.
    sealed: kit.text(),
    // The number of the save that wrote this row. All saves of the site are counted together.
    revision: kit.int().notNull(),
    changedBy: kit.int().notNull(),
    changedAt: kit.instant().notNull(),
  });

  return { auditLog, serviceUpdates, storedSettings };
}
