import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './status-bar.module.css';

interface StatusBarProps {
  icon: ReactNode;
  /** The state in a few words. */
  title?: string;
  /** The consequence of the state. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** A line above the screen about the state of the page. It covers nothing. */
export function StatusBar({ icon, title, children, actions }: StatusBarProps) {
  return (
    <div className={classes.bar}>
      <span className={classes.icon}>{icon}</span>
      <Text maw="none">
        {title && <strong>{title}</strong>}
        {children}
      </Text>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
