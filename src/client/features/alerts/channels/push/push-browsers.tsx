import { deviceNames } from '#strings/auth/security.ts';
import { pushBrowserWords as words } from '#strings/channels/push/row.ts';
import type { PushBrowser } from '../../../../../shared/alerts/push.ts';
import { describeDevice } from '../../../../../shared/auth/device-name.ts';
import { LoadFailed } from '../../../../components/messages/load-failed.tsx';
import { ItemList, ItemRow } from '../../../../components/tables/item-list.tsx';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import { unsubscribeBrowser } from '../../../../lib/browser/push-subscription.ts';
import { showCallError } from '../../../../lib/calls/show-call-error.ts';
import { formatDateTime } from '../../../../lib/time/dates.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { trpc } from '../../../../trpc.ts';
import { useMember } from '../../../member/member-context.tsx';
import { useMemberZone } from '../../../member/use-member-zone.ts';
import classes from '../channel-details.module.css';
import { focusSwitch } from '../channel-row.tsx';

/** Lists the member's browsers with push, this one first, each with a button to remove it. */
export function PushBrowsers({ onRemoved }: { onRemoved: () => void }) {
  const { account } = useMember();
  const userId = account.id;
  const zone = useMemberZone();
  const list = trpc.alerts.push.list.useQuery({ userId }, { refetchOnMount: 'always' });
  const remove = trpc.alerts.push.remove.useMutation({ onError: showCallError(words.failed) });
  const browsers = [...(list.data?.browsers ?? [])].sort((a, b) => Number(b.current) - Number(a.current));
  if (!list.data && list.error) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (browsers.length === 0) return null;

  const onDone = async ({ current }: PushBrowser) => {
    if (current) await unsubscribeBrowser().catch(() => undefined);
    // The pressed button disappeared with its row.
    focusSwitch('push');
    showSuccess(words.removed);
    onRemoved();
  };

  return (
    <section className={classes.group} aria-label={words.title}>
      <ItemList>
        {browsers.map((browser) => {
          const name = describeDevice(browser.userAgent, deviceNames);
          return (
            <ItemRow
              key={browser.id}
              name={name}
              badge={browser.current && <StateBadge tone="good">{words.this}</StateBadge>}
              button={{
                mutation: remove,
                input: { userId, id: browser.id },
                label: words.remove,
                fullLabel: words.removeOf(name),
                onDone: () => void onDone(browser),
              }}
            >
              {browser.seenAt && <p>{words.seen(formatDateTime(browser.seenAt, zone))}</p>}
            </ItemRow>
          );
        })}
      </ItemList>
    </section>
  );
}
