import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import classes from './thing-list.module.css';

/** A list of things a member has several of, such as devices. */
export function ThingList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}

interface ThingRowProps {
  name: string;
  badge?: ReactNode;
  children: ReactNode;
  /** The label of its button; without it there is none. */
  act?: string;
  actOf?: string;
  disabled?: boolean;
  onAct?: () => void;
}

/** One of several: its name, what is known of it, and one thing to do with it. */
export function ThingRow({ name, badge, children, act, actOf, disabled, onAct }: ThingRowProps) {
  return (
    <li className={classes.thing}>
      <div className={classes.words}>
        <p className={classes.name}>
          {name}
          {badge}
        </p>
        <Text component="div" c="dimmed" fz="sm" lh={1.5}>
          {children}
        </Text>
      </div>
      {act && (
        <ActionButton
          variant="default"
          size="sm"
          className={classes.act}
          aria-label={actOf}
          off={disabled ?? false}
          onClick={onAct}
        >
          {act}
        </ActionButton>
      )}
    </li>
  );
}
