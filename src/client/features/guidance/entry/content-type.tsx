import { Box } from '@mantine/core';
import { IconNotebook, IconSunrise, IconWalk } from '@tabler/icons-react';
import { typeWords } from '#strings/guidance/content.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';

const LOOKS = {
  prayer: { Icon: IconSunrise, color: 'var(--prayer)' },
  do: { Icon: IconWalk, color: 'var(--action)' },
  reflection: { Icon: IconNotebook, color: 'var(--reflection)' },
};

/** The icon of a content type. It is decorative: always show the type's name beside it. */
export function TypeIcon({ type, size = 20 }: { type: ContentType; size?: number }) {
  const { Icon, color } = LOOKS[type];
  return <Icon aria-hidden size={size} stroke={1.7} style={{ flex: 'none', color }} />;
}

/** The icon and name of a content type, in its colour. */
export function TypeBadge({ type }: { type: ContentType }) {
  return (
    <Box
      component="span"
      display="inline-flex"
      fw={600}
      c={LOOKS[type].color}
      style={{ alignItems: 'center', gap: '0.5rem' }}
    >
      <TypeIcon type={type} />
      {typeWords[type]}
    </Box>
  );
}
