import { Text } from '@mantine/core';
import { ledgerWords } from '#strings/consent/ledger.ts';
import type { ConsentRecordName } from '../../../../shared/channels/channels.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { partFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { useAnchor } from '../../../lib/page/use-anchor.ts';
import { useUserId } from '../../../lib/session/session.ts';
import classes from './ledger.module.css';

const ANCHORS = ['ledger'];

const Ledger = lazyPart(() => import('./ledger.tsx'), {
  loading: () => <Skeletons heights={[1.5, 4.5, 4.5, 4.5]} />,
  fallback: partFallback,
});

/** The member's own ledger at the end of a page. A visitor sees a link to sign in. */
export function LedgerSection({ record }: { record: ConsentRecordName | null }) {
  const userId = useUserId();
  // Settings links here.
  useAnchor(ANCHORS);
  return (
    <section className={classes.section} aria-labelledby="ledger">
      <h2 id="ledger" tabIndex={-1}>
        {ledgerWords.title}
      </h2>
      {userId === null ? (
        <>
          <Text c="dimmed" lh={1.6} my="0.5rem 1rem">
            {ledgerWords.visitor}
          </Text>
          <LineLink href="/">{ledgerWords.signIn}</LineLink>
        </>
      ) : (
        <Ledger key={userId} userId={userId} record={record} />
      )}
    </section>
  );
}
