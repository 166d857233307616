import { Stack } from '@mantine/core';
import { Bar, SkeletonStack } from '../../../components/loading/skeletons.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Bars, CardSkeleton } from '../entry/card-skeleton.tsx';
import page from './dashboard.module.css';

/** The skeleton of the whole screen, before the member is known. */
export function DashboardSkeleton() {
  return (
    <div className={page.page}>
      <Stack gap="xl">
        <Bar w="min(17rem, 80%)" h="2.25rem" my="2rem" />
        <TodaySkeleton withBanner={false} />
      </Stack>
      <AsideSkeleton />
    </div>
  );
}

/** The skeleton of an open card while the day loads. */
export function TodaySkeleton({ withBanner }: { withBanner: boolean }) {
  return (
    <SkeletonStack gap="md">
      {withBanner && (
        <Card p="lg" mb="sm">
          <Bars widths={[94, 78, 40]} />
        </Card>
      )}
      <Bar w="8.5rem" h="1rem" my="0.25rem" />
      <CardSkeleton height="32rem">
        <Bars widths={[100, 97, 99, 70]} />
        <Bars widths={[28, 96, 82]} />
      </CardSkeleton>
    </SkeletonStack>
  );
}

/** The skeleton of progress and goals. */
export function AsideSkeleton() {
  return (
    <SkeletonStack gap="md" aria-hidden>
      <Card>
        <Bars widths={[18, 44]} />
      </Card>
      <Bar w="12.875rem" h="1.625rem" mb="xs" />
      <Bars widths={[52]} />
      <Bars widths={[70, 92, 100]} />
      <Bars widths={[64, 96, 100]} />
    </SkeletonStack>
  );
}
