import { type ReactNode, useState } from 'react';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/lazy-confirm-dialog.tsx';
import classes from './row-acts.module.css';

/** An action on one row. */
export interface RowAct {
  name: string;
  /** The same, with the row it is done to: a list holds many buttons of one name. */
  nameOf: string;
  pending: boolean;
  /** The label while the call is in flight. */
  doing: string;
  /** Asks first, where something is lost by it. */
  ask?: { title: string; about: ReactNode; confirm: string };
  act: () => Promise<unknown>;
}

/** The buttons at the end of a row; what cannot be taken back asks first, and names what it is done to. */
export function RowActs({ acts }: { acts: readonly (RowAct | false)[] }) {
  const shown = acts.filter((each) => each !== false);
  return shown.length ? (
    <span className={classes.acts}>
      {shown.map((each) => (
        <Act key={each.name} {...each} />
      ))}
    </span>
  ) : null;
}

function Act({ name, nameOf, pending, doing, ask, act }: RowAct) {
  const [asking, setAsking] = useState<'not yet' | 'open' | 'closed'>('not yet');
  // The mutation itself reports success or failure.
  const go = () => void act().then(shut, shut);
  const shut = () => setAsking((last) => (last === 'open' ? 'closed' : last));
  return (
    <>
      <ActionButton
        variant="default"
        size="sm"
        aria-label={pending ? undefined : nameOf}
        off={pending}
        onClick={() => (ask ? setAsking('open') : go())}
      >
        {pending ? doing : name}
      </ActionButton>
      {ask && asking !== 'not yet' && (
        <ConfirmDialog
          opened={asking === 'open'}
          title={ask.title}
          confirm={ask.confirm}
          confirming={doing}
          pending={pending}
          danger
          onConfirm={go}
          onClose={shut}
        >
          <p>{ask.about}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
