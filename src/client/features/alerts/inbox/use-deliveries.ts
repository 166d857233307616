import { useState } from 'react';
import { inboxWords } from '#strings/alerts/inbox.ts';
import type { DeliveryRecord } from '../../../../shared/alerts.ts';
import { tellFailure } from '../../../lib/calls/tell-failure.ts';
import { trpc } from '../../../trpc.ts';
import { mergeRecords } from './inbox-groups.ts';

const PAGE_SIZE = 30;

/** Returns a member's deliveries, newest first. The newest page is kept up to date; older ones load on demand. */
export function useDeliveries(userId: number) {
  const { client } = trpc.useUtils();
  const newest = trpc.alerts.history.list.useQuery({ userId, page: 1, limit: PAGE_SIZE }, { refetchOnMount: 'always' });
  const [older, setOlder] = useState<{ records: DeliveryRecord[]; pages: number; hasMore: boolean } | null>(null);
  const [loading, setLoading] = useState(false);

  const loadMore = async () => {
    const page = (older?.pages ?? 1) + 1;
    setLoading(true);
    try {
      const { deliveries, hasMore } = await client.alerts.history.list.query({ userId, page, limit: PAGE_SIZE });
      setOlder({ records: mergeRecords(older?.records ?? [], deliveries), pages: page, hasMore });
    } catch (error) {
      tellFailure(inboxWords.moreFailed)(error);
    }
    setLoading(false);
  };

  return {
    records: newest.data && mergeRecords(newest.data.deliveries, older?.records ?? []),
    hasMore: older?.hasMore ?? newest.data?.hasMore ?? false,
    error: newest.error,
    refresh: () => void newest.refetch(),
    loadMore: () => void loadMore(),
    loading,
  };
}
