import { Group } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { saveWords as words } from '#strings/app.ts';
import { submitForm, type UnsavedForm, type UnsavedForms } from '../../lib/forms/unsaved-changes.ts';
import { ActionButton } from '../buttons/action-button.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import classes from './unsaved-changes-bar.module.css';

/** Shows the bar that saves or discards all changes on this screen, and asks before the screen is left. */
export default function UnsavedChangesBar({ forms, question }: UnsavedForms) {
  const listed = forms.filter(({ discard }) => discard);
  return (
    <>
      {listed.length > 0 && <Bar forms={listed} />}
      <LeaveDialog forms={forms} question={question} />
    </>
  );
}

function Bar({ forms }: { forms: readonly UnsavedForm[] }) {
  const bar = useRef<HTMLElement>(null);
  const { onFocus } = useReturnFocus(bar, forms[0]?.headingId);
  const savable = forms.filter((form) => form.savable !== false && !form.saving);
  const saving = forms.some((form) => form.saving);
  const several = forms.length > 1;
  return (
    <section ref={bar} aria-label={words.bar} className={classes.bar} data-unsaved-bar onFocus={onFocus}>
      <Group
        gap="0.25rem 1rem"
        justify="space-between"
        mx="auto"
        p="0.5rem var(--page-margin)"
        maw="calc(var(--page-width) + 2 * var(--page-margin))"
      >
        <div role="status" className={classes.said}>
          <p className={classes.unsaved}>
            {forms.every(({ isRestored }) => isRestored) ? words.unsavedFromBefore : words.unsaved}
            {': '}
            {forms.map(({ formId, title, headingId }, index) => (
              <span key={formId}>
                {index > 0 && ', '}
                <a href={`#${headingId}`}>{title}</a>
              </span>
            ))}
          </p>
          {forms.map(({ formId, problem }) => problem && <p key={formId}>{problem}</p>)}
        </div>
        <Group gap="xs" maw="100%">
          <ActionButton
            inactive={savable.length === 0}
            onClick={() => {
              for (const { formId } of savable) submitForm(formId);
            }}
          >
            {saving ? words.saving : several ? words.saveAll : words.save}
          </ActionButton>
          <ActionButton
            variant="subtle"
            px="md"
            inactive={saving}
            onClick={() => {
              for (const { discard } of forms) discard?.();
            }}
          >
            {several ? words.discardAll : words.discard}
          </ActionButton>
        </Group>
      </Group>
    </section>
  );
}

/** When the bar unmounts with the focus in it, returns the focus to where it came from, else to the form's heading. */
function useReturnFocus(bar: React.RefObject<HTMLElement | null>, headingId: string | undefined) {
  const cameFrom = useRef<Element | null>(null);
  const heading = useRef(headingId);
  heading.current = headingId ?? heading.current;
  useLayoutEffect(() => {
    const { current: section } = bar;
    return () => {
      if (!section?.contains(document.activeElement)) return;
      const before = cameFrom.current;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      else document.getElementById(heading.current ?? '')?.focus({ preventScroll: true });
    };
  }, [bar]);
  return {
    onFocus: ({ relatedTarget }: React.FocusEvent) => {
      if (relatedTarget && !bar.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
  };
}
