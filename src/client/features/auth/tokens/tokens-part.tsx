import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { tokenWords } from '#strings/auth/tokens.ts';
import type { ApiToken } from '../../../../shared/auth/credentials.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { partFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { SectionIntro } from '../../../components/page/section-card.tsx';
import { DeletableList } from '../../../components/tables/item-list.tsx';
import { formatDate, formatDateTime } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import { useMemberZone } from '../../member/use-member-zone.ts';
import { tokenDrafts } from './token-draft.ts';

const TokenForm = lazyPart(() => import('./token-form.tsx'), {
  loading: () => <Skeletons heights={[4, 9, 4, 3]} />,
  fallback: partFallback,
});
const words = tokenWords;

/** Lists the member's API tokens, and creates and deletes them (decisions.md D8). */
export default function TokensPart() {
  const { account } = useMember();
  const query = trpc.auth.tokens.list.useQuery(undefined, { refetchOnMount: 'always' });
  // A stored draft opens the form without moving the focus.
  const [form, setForm] = useState(
    () => (tokenDrafts.read(account.id) ? 'restored' : null) as 'restored' | 'opened' | null,
  );
  // The token that the form shows.
  const [createdId, setCreatedId] = useState<number | null>(null);
  const close = () => {
    flushSync(() => setForm(null));
    document.getElementById('new-token')?.focus();
  };
  return (
    <>
      <SectionIntro>
        {words.intro}{' '}
        <a href="/api/docs" style={{ whiteSpace: 'nowrap' }}>
          {words.docs}
        </a>
      </SectionIntro>
      <Stack gap="lg" mt="md" pt="lg" style={{ borderTop: '1px solid var(--line)' }}>
        {!query.data && <QueryPlaceholder query={query} loading={[3]} message={words.unreachable} />}
        {query.data && query.data.tokens.length > 0 && (
          <Tokens tokens={query.data.tokens} onDeleted={(id) => id === createdId && setForm(null)} />
        )}
        {form ? (
          <TokenForm autoFocus={form === 'opened'} onCreated={setCreatedId} onClose={close} />
        ) : (
          <div>
            <Button id="new-token" variant="default" onClick={() => setForm('opened')}>
              {words.create}
            </Button>
          </div>
        )}
      </Stack>
    </>
  );
}

function Tokens({ tokens, onDeleted }: { tokens: ApiToken[]; onDeleted: (id: number) => void }) {
  const zone = useMemberZone();
  const now = useNow();
  const { auth, client } = trpc.useUtils();
  return (
    <DeletableList
      headingId="tokens"
      items={tokens}
      words={words}
      failed={words.deleteFailed}
      call={client.auth.tokens.delete.mutate}
      onDeleted={(id) => {
        auth.tokens.list.setData(undefined, (old) => old && { tokens: old.tokens.filter((token) => token.id !== id) });
        onDeleted(id);
      }}
      about={(token) => (
        <>
          <p>
            <Text component="code" fz="xs" px="0.25rem" bg="var(--track)" bdrs="xs">
              {token.start}…
            </Text>{' '}
            {token.scopes.map((scope) => words.scope[scope].name).join(', ')}
          </p>
          <p>
            {token.lastUsedAt ? words.used(formatDateTime(token.lastUsedAt, zone)) : words.neverUsed},{' '}
            {validity(token, zone, now)}
          </p>
        </>
      )}
    />
  );
}

function validity({ expiresAt }: ApiToken, zone: string, now: Date): string {
  if (!expiresAt) return words.noExpiry;
  return expiresAt <= now ? words.expired : words.expires(formatDate(expiresAt, zone));
}
