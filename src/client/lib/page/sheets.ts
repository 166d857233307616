import { useEffect, useEffectEvent } from 'react';
import { dismissSuccess } from '../notices.ts';

/*
 * The drawers and dialogs that are open, in the order they were opened. Escape and Back reach the last of them only, and
 * never the page below it.
 */
interface Sheet {
  leave(): void;
}

interface CloseWatcher extends EventTarget {
  destroy(): void;
}

type Surroundings = Partial<{ CloseWatcher: new () => CloseWatcher; navigation: Navigation }>;

const open: Sheet[] = [];
let watcher: CloseWatcher | undefined;

/**
 * Lets Escape and Back leave a drawer or dialog while it is open; `onLeave` may also keep it open and ask first. Opening it
 * removes a toast of success, which would cover its buttons on a phone.
 */
export function useSheet(opened: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(() => onLeave());
  useEffect(() => {
    if (!opened) return;
    const sheet = { leave: () => leave() };
    open.push(sheet);
    dismissSuccess();
    if (open.length === 1) listen();
    return () => {
      open.splice(open.indexOf(sheet), 1);
      if (open.length === 0) stopListening();
    };
  }, [opened]);
}

function leaveLast(): void {
  open.at(-1)?.leave();
}

/*
 * Android tells a CloseWatcher of Back. Other browsers go back in the history, which the Navigation API can prevent after
 * the member has touched the page. A browser without both leaves the page, as it does everywhere.
 */
function listen(): void {
  const { CloseWatcher, navigation } = window as Surroundings;
  window.addEventListener('keydown', onKeyDown);
  // Before the page's own guard hears of it.
  navigation?.addEventListener('navigate', onNavigate, { capture: true });
  if (CloseWatcher) watchBack();
  else if (navigation) ensureEntryBehind(navigation);
}

function stopListening(): void {
  const { navigation } = window as Surroundings;
  window.removeEventListener('keydown', onKeyDown);
  navigation?.removeEventListener('navigate', onNavigate, { capture: true });
  watcher?.destroy();
  watcher = undefined;
}

/** Creates a watcher for the next Back: each one reports once. */
function watchBack(): void {
  const { CloseWatcher } = window as Surroundings;
  if (!CloseWatcher) return;
  watcher = new CloseWatcher();
  watcher.addEventListener('close', () => {
    watchBack();
    leaveLast();
  });
}

/**
 * Only a step within this document can be prevented. At the first entry Back would leave the site, so an equal entry is
 * put before it. wouter must not see it: it is no new place.
 */
function ensureEntryBehind(navigation: Navigation): void {
  const behind = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  if (!behind?.sameDocument) History.prototype.pushState.call(history, history.state, '');
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
  // Else the browser takes it for Back as well.
  event.preventDefault();
  leaveLast();
}

function onNavigate(event: NavigateEvent): void {
  const { navigation } = window as Surroundings;
  const index = navigation?.currentEntry?.index ?? 0;
  if (event.navigationType !== 'traverse' || event.destination.index >= index || !event.cancelable) return;
  event.preventDefault();
  leaveLast();
}
