import { Text } from '@mantine/core';
import { categoryWords as words } from '#strings/alerts/categories.ts';
import { mailKindsWording } from '#strings/channels/email.ts';
import { settingsWords } from '#strings/settings.ts';
import { MAIL_KINDS, PARTS_OF_GUIDANCE } from '../../../../shared/alerts/mail-categories.ts';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import type { AlertEditing } from '../alert-editing.ts';
import { SwitchRow } from '../switch-row.tsx';
import { MAIL_ANCHOR } from './mail-anchor.ts';

interface MailCategoriesProps {
  editing: AlertEditing;
  /** True when guidance comes by email. */
  withGuidance: boolean;
}

/** Switches the member's kinds of mail. Save Preferences saves them with the methods (decisions.md D34). */
export function MailCategories({ editing: { saved, values, switchMail }, withGuidance }: MailCategoriesProps) {
  const { account } = useMember();
  const query = trpc.alerts.categories.get.useQuery({ userId: account.id });
  const { mail } = values;
  const { categories, security } = words;
  return (
    <div>
      <Text component="h4" id={MAIL_ANCHOR} tabIndex={-1} ff="text" fz="sm" fw={600}>
        {settingsWords.mail}
      </Text>
      {/* The ledger records that exactly this text was shown (decisions.md D30). */}
      <Text c="dimmed" fz="sm" lh={1.55} mb="xs">
        {mailKindsWording.text}
      </Text>
      {mail === null ? (
        <QueryPlaceholder query={query} loading={MAIL_KINDS.map(() => 4)} message={words.unreachable} />
      ) : (
        <ul>
          {MAIL_KINDS.map((kind) => {
            const { name, about } = categories[kind];
            const needsGuidance = !withGuidance && PARTS_OF_GUIDANCE.includes(kind);
            const on = mail.includes(kind) && !needsGuidance;
            return (
              <SwitchRow
                key={kind}
                minor
                id={`mail-${kind}`}
                name={name}
                sentence={needsGuidance ? words.withGuidance : about}
                on={on}
                closed={needsGuidance}
                onSwitch={(wanted) => switchMail(kind, wanted)}
                pausable={on && saved.categories?.includes(kind) ? kind : null}
              />
            );
          })}
          <SwitchRow minor id="mail-security" name={security.name} badge={security.badge} sentence={security.about} />
        </ul>
      )}
    </div>
  );
}
