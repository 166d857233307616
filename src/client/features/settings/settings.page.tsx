import { useWindowEvent } from '@mantine/hooks';
import { navWords } from '#strings/app.ts';
import { settingsWords } from '#strings/settings.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageWithIndex } from '../../components/page/page-with-index.tsx';
import { SignOutButton } from '../auth/sign-out/sign-out-button.tsx';
import { ConfirmIdentityProvider } from '../member/confirm-identity-provider.tsx';
import { loadWeekSaving } from '../schedule/week/schedule-form.tsx';
import { LazySettingsPart } from './lazy-settings-part.tsx';
import classes from './settings.module.css';
import { type SettingsPart, useSettingsParts } from './settings-parts.tsx';
import { useOpenParts } from './use-open-parts.ts';

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
  const preload = () => {
    for (const part of parts) void part.Body.preload?.();
    void loadWeekSaving().catch(() => undefined);
  };
  useWindowEvent('scroll', preload, { once: true });
  useWindowEvent('pointerdown', preload, { once: true });
  useWindowEvent('focusin', preload, { once: true });
}
