import { useEffect, useEffectEvent } from 'react';
import { dismissSuccess } from '../toasts.ts';

interface CloseWatcher extends EventTarget {
  destroy(): void;
}

type BackApis = Partial<{ CloseWatcher: new () => CloseWatcher; navigation: Navigation }>;

// How to leave each open drawer and dialog, in the order they were opened. Escape and Back leave only the last one.
const open: (() => void)[] = [];
let watcher: CloseWatcher | undefined;

/**
 * Calls `onLeave` when Escape or Back leaves a drawer or dialog; `onLeave` may ask first and keep it open. Opening it
 * dismisses a success toast, which would cover its buttons on a phone.
 */
export function useOverlay(opened: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(() => onLeave());
  useEffect(() => {
    if (!opened) return;
    const overlay = () => leave();
    open.push(overlay);
    dismissSuccess();
    if (open.length === 1) listen();
    return () => {
      open.splice(open.indexOf(overlay), 1);
      if (open.length === 0) stopListening();
    };
  }, [opened]);
}

function leaveLast(): void {
  open.at(-1)?.();
}

/*
 * On Android, Back closes a CloseWatcher. Other browsers go back in the history, which the Navigation API can prevent once
 * the member has interacted with the page. A browser without either leaves the page.
 */
function listen(): void {
  const { CloseWatcher, navigation } = window as BackApis;
  window.addEventListener('keydown', onKeyDown);
  // Capture, so that this runs before the leave guard.
  navigation?.addEventListener('navigate', onNavigate, { capture: true });
  if (CloseWatcher) watchBack();
  else if (navigation) ensureEntryBehind(navigation);
}

function stopListening(): void {
  const { navigation } = window as BackApis;
  window.removeEventListener('keydown', onKeyDown);
  navigation?.removeEventListener('navigate', onNavigate, { capture: true });
  watcher?.destroy();
  watcher = undefined;
}

/** Watches for the next Back. A CloseWatcher fires only once. */
function watchBack(): void {
  const { CloseWatcher } = window as BackApis;
  if (!CloseWatcher) return;
  watcher = new CloseWatcher();
  watcher.addEventListener('close', () => {
    watchBack();
    leaveLast();
  });
}

/**
 * Only navigation within this document can be prevented. At the first history entry Back would leave the site, so this
 * pushes an equal entry. It bypasses wouter's patched `pushState`, because the location does not change.
 */
function ensureEntryBehind(navigation: Navigation): void {
  const behind = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  if (!behind?.sameDocument) History.prototype.pushState.call(history, history.state, '');
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
  // Otherwise the browser closes the CloseWatcher too.
  event.preventDefault();
  leaveLast();
}

function onNavigate(event: NavigateEvent): void {
  const { navigation } = window as BackApis;
  const index = navigation?.currentEntry?.index ?? 0;
  if (event.navigationType !== 'traverse' || event.destination.index >= index || !event.cancelable) return;
  event.preventDefault();
  leaveLast();
}
