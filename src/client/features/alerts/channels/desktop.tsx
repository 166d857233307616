import { Button } from '@mantine/core';
import { useState } from 'react';
import { alertWords } from '#strings/alerts.ts';
import { pushWords, desktopWords as words } from '#strings/push.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import { showError } from '../../../lib/notices.ts';
import type { AlertEditing } from '../preferences/alert-form.tsx';
import { viewMethod } from '../preferences/method-view.ts';
import { mayShowNotifications, requestNotifications } from './desktop/notifications.ts';
import classes from './details.module.css';
import { MethodRow } from './method-row.tsx';

/** Desktop, which an open tab shows: this browser is asked when it is switched on, and the choice waits for saving. */
export function DesktopEntry({ standing, editing }: { standing: MethodState; editing: AlertEditing }) {
  const [allowed, setAllowed] = useState(mayShowNotifications);
  const on = editing.values.alertMethods.includes('desktop');
  const view = viewMethod(standing, on);
  const ask = async () => {
    const permission = await requestNotifications().catch(() => 'denied' as const);
    setAllowed(permission === 'granted');
    if (permission !== 'granted') showError(permission === 'unsupported' ? pushWords.unsupported : pushWords.denied);
    return permission === 'granted';
  };
  const notHere = view.tone === 'good' && !allowed;
  return (
    <MethodRow
      method="desktop"
      view={{ ...view, ...(notHere && { tone: 'waiting', badge: alertWords.badges.toDo.desktop }) }}
      sentence={view.sentence ?? alertWords.methods.desktop.about}
      onSwitch={async (wanted) => {
        if (!wanted || (await ask())) editing.switchTo('desktop', wanted);
      }}
    >
      {on && !allowed && <NotAllowed onAsk={() => void ask()} />}
    </MethodRow>
  );
}

function NotAllowed({ onAsk }: { onAsk: () => void }) {
  if (!('Notification' in window)) return <p className={classes.note}>{words.unsupported}</p>;
  if (Notification.permission === 'denied') return <p className={classes.note}>{pushWords.blocked}</p>;
  return (
    <div className={classes.buttons}>
      <p className={classes.note}>{words.notAllowed}</p>
      <Button variant="default" size="sm" onClick={onAsk}>
        {words.allow}
      </Button>
    </div>
  );
}
