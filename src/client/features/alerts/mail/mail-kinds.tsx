import { Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { categoryWords as words } from '#strings/alerts/categories.ts';
import { mailKindsWording } from '#strings/channels/email.ts';
import { settingsWords } from '#strings/settings.ts';
import { MAIL_KINDS, type MailKind } from '../../../../shared/alerts/mail-categories.ts';
import { NamedSwitch } from '../../../components/forms/named-switch.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import { RowPause } from '../pauses/row-pause.tsx';
import type { AlertEditing } from '../preferences/alert-form.tsx';
import { MAIL_ANCHOR } from './mail-anchor.ts';
import classes from './mail-kinds.module.css';

// The kinds that are part of the guidance emails and cannot come without them.
const OF_GUIDANCE: readonly MailKind[] = ['prayer_reminders', 'reflection_prompts'];

interface MailKindsProps {
  editing: AlertEditing;
  /** True when guidance comes by email. */
  withGuidance: boolean;
}

/** The kinds of mail that come to a member; Save Preferences saves them with the methods (decisions.md D34). */
export function MailKinds({ editing, withGuidance }: MailKindsProps) {
  return (
    <Stack gap={0}>
      <h4 id={MAIL_ANCHOR} tabIndex={-1} className={classes.title}>
        {settingsWords.mail}
      </h4>
      {/* The ledger records that these very words were shown (decisions.md D30). */}
      <p className={classes.about}>{mailKindsWording.text}</p>
      <Kinds editing={editing} withGuidance={withGuidance} />
    </Stack>
  );
}

function Kinds({ editing: { saved, values, switchMail }, withGuidance }: MailKindsProps) {
  const { account } = useMember();
  const { error, refetch } = trpc.alerts.categories.get.useQuery({ userId: account.id });
  const { mail } = values;
  if (mail === null)
    return error ? (
      <LoadFailed error={error} message={words.unreachable} onRetry={() => void refetch()} />
    ) : (
      <Skeletons heights={MAIL_KINDS.map(() => 4)} />
    );
  return (
    <ul className={classes.rows}>
      {MAIL_KINDS.map((kind) => {
        const { name, about } = words.categories[kind];
        const held = !withGuidance && OF_GUIDANCE.includes(kind);
        return (
          <li key={kind} className={classes.row}>
            <div>
              <h5 className={classes.name}>{name}</h5>
              <p id={`mail-${kind}`} className={classes.about}>
                {held ? words.withGuidance : about}
              </p>
            </div>
            <NamedSwitch
              name={name}
              nameHidden
              checked={mail.includes(kind) && !held}
              disabled={held}
              onChange={(on) => switchMail(kind, on)}
              aria-describedby={`mail-${kind}`}
            />
            {!held && mail.includes(kind) && saved.categories?.includes(kind) && (
              <div className={classes.pause}>
                <RowPause what={kind} name={name} />
              </div>
            )}
          </li>
        );
      })}
      <li className={classes.row}>
        <div>
          <h5 className={classes.name}>
            {words.security.name} <StateBadge tone="quiet">{words.security.badge}</StateBadge>
          </h5>
          <p className={classes.about}>{words.security.about}</p>
        </div>
        <IconLock aria-hidden size={20} stroke={1.6} className={classes.lock} />
      </li>
    </ul>
  );
}
