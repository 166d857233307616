import { useState } from 'react';
import { flushSync } from 'react-dom';
import { passkeyWords, securityWords } from '#strings/auth/security.ts';
import type { Passkey } from '../../../../shared/identity.ts';
import { ConfirmDialog } from '../../../components/dialogs/lazy-confirm-dialog.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { tellFailure } from '../../../lib/calls/tell-failure.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { formatDate, formatMoment } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { useMemberZone } from '../../schedule/zone/use-member-zone.ts';
import classes from '../panel-form.module.css';
import { SettingRow } from '../setting-row.tsx';
import { canUsePasskeys } from '../sign-in/passkey-ceremony.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { RowNote } from './row-note.tsx';
import { ThingList, ThingRow } from './thing-list.tsx';

const words = passkeyWords;

/** The passkeys that sign a member in, one more, and one less. */
export function PasskeysRow() {
  const { data, error, refetch } = trpc.auth.passkeys.list.useQuery(undefined, { refetchOnMount: 'always' });
  const passkeys = data?.passkeys ?? [];
  const some = passkeys.length > 0;
  return (
    <SettingRow
      title={words.title}
      badge={
        data && (
          <StateBadge tone={some ? 'good' : 'quiet'}>{some ? words.count(passkeys.length) : words.none}</StateBadge>
        )
      }
      open={some ? words.manage : words.add}
      openOf={some ? words.manageOf : words.addOf}
      close={securityWords.close}
      panel={() => (
        <>
          {some && <Passkeys passkeys={passkeys} />}
          {canUsePasskeys() ? <PasskeyForm /> : <p className={classes.note}>{words.unsupported}</p>}
        </>
      )}
    >
      <p>{words.about}</p>
      {!data && error && <RowNote error={error} onRetry={() => void refetch()} />}
    </SettingRow>
  );
}

function Passkeys({ passkeys }: { passkeys: Passkey[] }) {
  const zone = useMemberZone();
  const utils = trpc.useUtils();
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const [open, setOpen] = useState(false);
  const remove = trpc.auth.passkeys.delete.useMutation({
    onSuccess: (_, { id }) => {
      flushSync(() => setOpen(false));
      utils.auth.passkeys.list.setData(undefined, (old) => ({
        passkeys: (old?.passkeys ?? []).filter((passkey) => passkey.id !== id),
      }));
      document.getElementById('safety')?.focus({ preventScroll: true });
      showSuccess(words.removed);
    },
    onError: tellFailure(securityWords.failed),
  });
  return (
    <>
      <ThingList>
        {passkeys.map((passkey) => (
          <ThingRow
            key={passkey.id}
            name={passkey.name}
            act={words.remove}
            actOf={words.removeOf(passkey.name)}
            onAct={() => {
              setLeaving(passkey);
              setOpen(true);
            }}
          >
            <p>
              {words.made(formatDate(passkey.createdAt, zone))},{' '}
              {passkey.lastUsedAt ? words.used(formatMoment(passkey.lastUsedAt, zone)) : words.neverUsed}
            </p>
            {passkey.backedUp && <p>{words.backedUp}</p>}
          </ThingRow>
        ))}
      </ThingList>
      {leaving && (
        <ConfirmDialog
          opened={open}
          title={words.removeTitle(leaving.name)}
          confirm={words.remove}
          confirming={words.removing}
          pending={remove.isPending}
          danger
          onConfirm={() => remove.mutate({ id: leaving.id })}
          onClose={() => setOpen(false)}
        >
          <p>{words.removeAbout}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
