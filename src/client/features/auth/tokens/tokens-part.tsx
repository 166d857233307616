import { Button } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { tokenWords } from '#strings/auth/tokens.ts';
import type { ApiToken } from '../../../../shared/identity.ts';
import { ConfirmDialog } from '../../../components/dialogs/lazy-confirm-dialog.tsx';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { missingHere } from '../../../components/messages/missing-part.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { tellFailure } from '../../../lib/calls/tell-failure.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { formatDate, formatMoment } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { trpc } from '../../../trpc.ts';
import { useMemberZone } from '../../schedule/zone/use-member-zone.ts';
import { useMember } from '../member.tsx';
import { ThingList, ThingRow } from '../safety/thing-list.tsx';
import { tokenDrafts } from './token-draft.ts';
import classes from './tokens-part.module.css';

const TokenForm = lazyPart(() => import('./token-form.tsx'), {
  loading: () => <Skeletons heights={[4, 9, 4, 3]} />,
  missing: missingHere,
});
const words = tokenWords;

/** A member's keys for programs of their own (decisions.md D8). */
export default function TokensPart() {
  const { account } = useMember();
  const { data, error, refetch } = trpc.auth.tokens.list.useQuery(undefined, { refetchOnMount: 'always' });
  const [making, setMaking] = useState(
    () => (tokenDrafts.read(account.id) ? 'found' : null) as 'found' | 'asked' | null,
  );
  const close = () => {
    flushSync(() => setMaking(null));
    document.getElementById('new-token')?.focus();
  };
  return (
    <SectionCard
      id="tokens"
      title={words.title}
      intro={
        <>
          {words.intro}{' '}
          <a href="/api/docs" className={classes.docs}>
            {words.docs}
          </a>
        </>
      }
    >
      <div className={classes.body}>
        {data ? (
          data.tokens.length > 0 && <Tokens tokens={data.tokens} />
        ) : error ? (
          <LoadFailed error={error} message={words.unreachable} onRetry={() => void refetch()} />
        ) : (
          <Skeletons heights={[3]} />
        )}
        {making ? (
          <TokenForm asked={making === 'asked'} onClose={close} />
        ) : (
          <Button id="new-token" variant="default" className={classes.create} onClick={() => setMaking('asked')}>
            {words.create}
          </Button>
        )}
      </div>
    </SectionCard>
  );
}

function Tokens({ tokens }: { tokens: ApiToken[] }) {
  const zone = useMemberZone();
  const now = useNow();
  const utils = trpc.useUtils();
  const [leaving, setLeaving] = useState<ApiToken | null>(null);
  const [open, setOpen] = useState(false);
  const remove = trpc.auth.tokens.delete.useMutation({
    onSuccess: (_, { id }) => {
      flushSync(() => setOpen(false));
      utils.auth.tokens.list.setData(undefined, (old) => ({
        tokens: (old?.tokens ?? []).filter((token) => token.id !== id),
      }));
      document.getElementById('tokens')?.focus({ preventScroll: true });
      showSuccess(words.deleted);
    },
    onError: tellFailure(words.deleteFailed),
  });
  return (
    <>
      <ThingList>
        {tokens.map((token) => (
          <ThingRow
            key={token.id}
            name={token.name}
            act={words.delete}
            actOf={words.deleteOf(token.name)}
            onAct={() => {
              setLeaving(token);
              setOpen(true);
            }}
          >
            <p>
              <code className={classes.start}>{token.start}…</code>{' '}
              {token.scopes.map((scope) => words.scope[scope].name).join(', ')}
            </p>
            <p>
              {token.lastUsedAt ? words.used(formatMoment(token.lastUsedAt, zone)) : words.neverUsed},{' '}
              {validity(token, zone, now)}
            </p>
          </ThingRow>
        ))}
      </ThingList>
      {leaving && (
        <ConfirmDialog
          opened={open}
          title={words.deleteTitle(leaving.name)}
          confirm={words.delete}
          confirming={words.deleting}
          pending={remove.isPending}
          danger
          onConfirm={() => remove.mutate({ id: leaving.id })}
          onClose={() => setOpen(false)}
        >
          <p>{words.deleteAbout}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function validity({ expiresAt }: ApiToken, zone: string, now: Date): string {
  if (!expiresAt) return words.noExpiry;
  return expiresAt <= now ? words.expired : words.expires(formatDate(expiresAt, zone));
}
