import { Bar, SkeletonStack } from '../../../components/loading/skeletons.tsx';
import { CardSkeleton } from '../entry/card-skeleton.tsx';

/** The skeleton of a day in the history: its date and two folded cards. */
export function DaySkeleton() {
  return (
    <SkeletonStack gap="md">
      <Bar w="8.5rem" h="1rem" my="0.25rem" />
      <CardSkeleton height="18rem" />
      <CardSkeleton height="18rem" />
    </SkeletonStack>
  );
}
