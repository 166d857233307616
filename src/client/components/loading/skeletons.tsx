import { Box, type BoxProps, Stack, type StackProps, VisuallyHidden } from '@mantine/core';
import { appWords } from '#strings/app.ts';

interface SkeletonsProps {
  /** The heights of the shapes from top to bottom, in rem. */
  heights: readonly number[];
}

/** Grey shapes in the size of the content, so that loading it causes no layout shift. */
export function Skeletons({ heights }: SkeletonsProps) {
  return (
    <SkeletonStack>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no other identity
        <Bar key={index} h={`${height}rem`} bdrs="md" />
      ))}
    </SkeletonStack>
  );
}

/** A stack of grey shapes that fades in late, because most content arrives sooner. Screen readers hear that it loads. */
export function SkeletonStack({ children, ...props }: StackProps) {
  return (
    <Stack gap="sm" style={{ animation: 'var(--fade-in-late)' }} {...props}>
      <VisuallyHidden role="status">{appWords.loading}</VisuallyHidden>
      {children}
    </Stack>
  );
}

/** One grey shape, by default as high as a line of text. */
export const Bar = (props: BoxProps) => <Box aria-hidden h="0.875rem" bdrs="sm" bg="var(--track)" {...props} />;
