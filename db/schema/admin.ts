import type { SchemaKit } from '../columns.ts';

/** What administrators did. */
export function adminTables(kit: SchemaKit) {
  // No reference to users: what was done to an account is known after it is gone, by its number alone.
  const auditLog = kit.table(
    'audit_log',
    {
      id: kit.id(),
      // Null for an operator at the machine itself.
      actorId: kit.int(),
      action: kit.text().notNull(),
      targetId: kit.int(),
      details: kit.json<Record<string, string | number | boolean>>(),
      // The network address it came from; null for an operator.
      address: kit.text(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.index('audit_log_actor').on(t.actorId), kit.index('audit_log_target').on(t.targetId)],
  );

  return { auditLog };
}
