import { Box, Group, Stack, Text } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { changedElsewhereWords } from '#strings/changed-elsewhere.ts';
import { ActionButton } from '../buttons/action-button.tsx';
import { MarkedPart } from '../text/marked-part.tsx';

/** A value that was changed both here and elsewhere. */
export interface Collision {
  name: string;
  theirs: string;
  mine: string;
  /** The language of both values; that of the page unless set. */
  lang?: string;
  /** The language of `mine`; by default `lang`. */
  mineLang?: string;
}

interface ChangedElsewhereProps {
  /** The value that the server answered. Each new one moves the focus here. */
  conflict: unknown;
  collisions: Collision[];
  saving: boolean;
  /** Saves the values chosen here over the stored ones. */
  onKeep: () => void;
  /** Discards the values chosen here and shows the stored ones. */
  onTake: () => void;
  /** The question and its answers, in place of the usual ones. */
  words?: typeof changedElsewhereWords;
}

/** Shows the stored values beside the values chosen here, and lets the member choose which to keep (decisions.md D40). */
export function ChangedElsewhere({
  conflict,
  collisions,
  saving,
  onKeep,
  onTake,
  words = changedElsewhereWords,
}: ChangedElsewhereProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each conflict
  useEffect(() => place.current?.focus(), [conflict]);
  return (
    <Box
      ref={place}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-about`}
      tabIndex={-1}
      mb="md"
      px="lg"
      py="md"
      bd="1px solid var(--line)"
      bdrs="lg"
    >
      <Text id={id} fw={600}>
        {words.title}
      </Text>
      <Text id={`${id}-about`} c="dimmed" lh={1.55} mt="0.25rem">
        {words.about}
      </Text>
      <Stack component="ul" gap="sm" mt="sm">
        {collisions.map(({ name, theirs, mine, lang, mineLang = lang }) => (
          <li key={name}>
            <Text fw={600}>{name}</Text>
            <p>
              <MarkedPart sentence={words.theirs} part={theirs || words.nothing} lang={lang} />
            </p>
            <p>
              <MarkedPart sentence={words.mine} part={mine || words.nothing} lang={mineLang} />
            </p>
          </li>
        ))}
      </Stack>
      <Group gap="sm" align="stretch" mt="md">
        <ActionButton variant="default" inactive={saving} onClick={onKeep}>
          {words.keep}
        </ActionButton>
        <ActionButton variant="default" inactive={saving} onClick={onTake}>
          {words.take}
        </ActionButton>
      </Group>
    </Box>
  );
}
