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

/** Returns the colour of a content type. Never use it as the only sign: show the icon and the name too. */
export const colorOfType = (type: ContentType): string => LOOKS[type].color;

interface TypeBadgeProps {
  type: ContentType;
  size?: number;
  fw?: number;
}

/** The icon and name of a content type, in its colour. */
export function TypeBadge({ type, size, fw = 600 }: TypeBadgeProps) {
  return (
    <Box
      component="span"
      display="inline-flex"
      fw={fw}
      c={colorOfType(type)}
      style={{ alignItems: 'center', gap: '0.5rem' }}
    >
      <TypeIcon type={type} size={size} />
      {typeWords[type]}
    </Box>
  );
}
