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

  return { auditLog };
}
