import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { navWords } from '#strings/app.ts';
import { settingsWords } from '#strings/settings.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageWithIndex } from '../../components/page/page-with-index.tsx';
import { useUnsavedForms } from '../../lib/forms/unsaved-changes.ts';
import { useAnchor } from '../../lib/page/use-anchor.ts';
import { SignOutButton } from '../auth/sign-out/sign-out-button.tsx';
import { ConfirmIdentityProvider } from '../member/confirm-identity-provider.tsx';
import { loadWeekSaving } from '../schedule/week/schedule-form.tsx';
import { LazySettingsPart } from './lazy-settings-part.tsx';
import classes from './settings.module.css';
import { EVERY_PART, type SettingsPart, useSettingsParts } from './settings-parts.tsx';

const ANCHORS = EVERY_PART.all.flatMap(({ id, innerAnchors = [] }) => [id, ...innerAnchors]);

/** The settings of a member: the week, the alert methods and the account. */
export default function SettingsPage() {
  const { anchor, isOpen, setOpen } = useOpenParts();
  const { groups, all } = useSettingsParts();
  usePreloadedParts(all);
  return (
    <>
      <PageHeading title={navWords.settings} />
      <ConfirmIdentityProvider>
        <PageWithIndex label={settingsWords.parts} parts={all} end={<SignOutButton quiet />}>
          {groups.map((group) => (
            <div key={group[0]?.id} className={classes.group}>
              {group.map((part) => (
                <LazySettingsPart
                  key={part.id}
                  part={part}
                  eager={anchor !== null}
                  isOpen={isOpen(part.id)}
                  setOpen={(open) => setOpen(part.id, open)}
                />
              ))}
            </div>
          ))}
          <div className={classes.narrow}>
            <SignOutButton />
          </div>
        </PageWithIndex>
      </ConfirmIdentityProvider>
    </>
  );
}

/** Fetches the later parts and the code that saves the week at the first sign of use, so that opening one does not wait. */
function usePreloadedParts(parts: readonly SettingsPart[]): void {
  const [isUsed, setIsUsed] = useState(false);
  const onUse = () => setIsUsed(true);
  useWindowEvent('scroll', onUse, { once: true });
  useWindowEvent('pointerdown', onUse, { once: true });
  useWindowEvent('focusin', onUse, { once: true });
  useEffect(() => {
    if (!isUsed) return;
    for (const part of parts) void part.Body.preload?.();
    void loadWeekSaving().catch(() => undefined);
  }, [isUsed, parts]);
}

interface OpenParts {
  /** The anchor in the address; null if it has none. */
  anchor: string | null;
  isOpen: (id: string) => boolean;
  setOpen: (id: string, isOpen: boolean) => void;
}

/** Returns which parts are open: parts that the member opened, the part in the address, and parts with unsaved changes. */
function useOpenParts(): OpenParts {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const setOpen = (id: string, isOpen: boolean) =>
    setOpened((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  const anchor = useAnchor(ANCHORS, (id) => {
    const part = EVERY_PART.all.find((each) => each.id === id || each.innerAnchors?.includes(id));
    if (part) setOpen(part.id, true);
  });
  const { forms } = useUnsavedForms();
  // A form leaves this list while it is saved, so a save that failed opens its part again.
  const unsaved = forms.flatMap(({ saving, headingId }) => (saving ? [] : headingId)).join(' ');
  useEffect(() => {
    setOpened((before) => new Set([...before, ...unsaved.split(' ')]));
  }, [unsaved]);
  return { anchor, isOpen: (id) => opened.has(id), setOpen };
}
