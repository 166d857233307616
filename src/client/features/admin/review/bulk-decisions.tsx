import { Group } from '@mantine/core';
import { useState } from 'react';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import type { ChangedEntries, ReviewRow } from '../../../../shared/guidance/review.ts';
import type { ReviewState } from '../../../../shared/guidance/review-choices.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { showMutationError } from '../mutation-toasts.ts';

const words = adminReviewWords.several;

interface BulkDecisionsProps {
  rows: readonly ReviewRow[];
  /** The names of the ticked entries. */
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
}

/** Approves or retires the ticked entries of a list in one call, and undoes that. */
export function BulkDecisions({ rows, ticked, onTick }: BulkDecisionsProps) {
  const [changed, setChanged] = useState<ChangedEntries['entries']>([]);
  const chosen = rows.filter(({ entry }) => ticked.has(entry)).map(({ entry, version }) => ({ entry, version }));
  const decide = trpc.guidance.review.decideSeveral.useMutation({
    onSuccess: ({ entries }, { state }) => {
      setChanged(entries);
      onTick(new Set());
      showSuccess({ title: words.decided[state](entries.length) });
    },
    onError: showMutationError(adminReviewWords.failed),
  });
  const undo = trpc.guidance.review.undoSeveral.useMutation({
    onSuccess: ({ entries }) => {
      setChanged([]);
      showSuccess({ title: words.undone(entries.length) });
    },
    onError: showMutationError(adminReviewWords.failed),
  });
  const busy = decide.isPending || undo.isPending;
  const to = (state: ReviewState) => () => decide.mutate({ entries: chosen, state });
  const all = rows.length > 0 && chosen.length === rows.length;
  return (
    <Group component="fieldset" gap="xs" aria-label={words.name}>
      <ActionButton
        variant="default"
        size="sm"
        inactive={busy || rows.length === 0}
        onClick={() => onTick(new Set(all ? [] : rows.map(({ entry }) => entry)))}
      >
        {all ? words.none : words.all}
      </ActionButton>
      <ActionButton size="sm" inactive={busy || chosen.length === 0} onClick={to('approved')}>
        {words.approve(chosen.length)}
      </ActionButton>
      <ActionButton variant="default" size="sm" inactive={busy || chosen.length === 0} onClick={to('retired')}>
        {words.retire(chosen.length)}
      </ActionButton>
      {changed.length > 0 && (
        <ActionButton variant="subtle" size="sm" inactive={busy} onClick={() => undo.mutate({ entries: changed })}>
          {words.undo(changed.length)}
        </ActionButton>
      )}
    </Group>
  );
}
