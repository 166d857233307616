import { Group, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { telegramRowWords as words } from '#strings/channels/telegram/row.ts';
import { LINK_VALID_MS } from '../../../../shared/alerts/link-validity.ts';
import type { TelegramStatus } from '../../../../shared/alerts/telegram.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { Note } from '../../../components/text/note.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { formatDate } from '../../../lib/time/dates.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { refreshAfter } from '../../../refreshes.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import { useMemberZone } from '../../member/use-member-zone.ts';
import classes from './channel-details.module.css';
import { type ChannelRowParts, focusSwitch, rowToasts } from './channel-row.tsx';

/** How often a page checks whether Telegram has linked the chat, in milliseconds. */
const LINK_POLL_MS = 3_000;

export const telegramRow: ChannelRowParts = { Details: TelegramDetails };

/** Shows which Telegram account is linked, or how to link one. */
function TelegramDetails() {
  const { account } = useMember();
  const cache = useQueryClient();
  // The last opened link to the bot. While it is set, poll whether Telegram has linked the chat.
  const [opened, setOpened] = useState<string | null>(null);
  const [expired, setExpired] = useState<string | null>(null);
  const isExpired = opened !== null && expired === opened;
  const isWaiting = opened !== null && !isExpired;
  const query = trpc.alerts.telegram.status.useQuery(
    { userId: account.id },
    { refetchInterval: ({ state }) => (isWaiting && !state.data?.subscribed ? LINK_POLL_MS : false) },
  );
  useEffect(() => {
    if (opened === null) return;
    const timer = setTimeout(() => setExpired(opened), LINK_VALID_MS);
    return () => clearTimeout(timer);
  }, [opened]);
  const linkedByBot = opened !== null && query.data?.subscribed === true;
  useEffect(() => {
    if (!linkedByBot) return;
    setOpened(null);
    void refreshAfter(cache, 'alerts.telegram.link');
    showSuccess({ title: words.linked });
    // The button that opened the bot is gone.
    if (document.activeElement === document.body) focusSwitch('telegram');
  }, [linkedByBot, cache]);
  if (!query.data) return <QueryPlaceholder query={query} loading={words.checking} message={words.unreachable} />;
  if (query.data.subscribed) return <Linked status={query.data} />;
  return (
    <>
      <OpenBot opened={isWaiting ? opened : null} isExpired={isExpired} onOpen={setOpened} />
      <LinkForm onLink={() => flushSync(() => setOpened(null))} />
    </>
  );
}

interface OpenBotProps {
  /** The last link that was opened, while it is valid. */
  opened: string | null;
  /** True once the last link is too old. */
  isExpired: boolean;
  onOpen: (url: string) => void;
}

/** Opens the site's bot with a secret that links the member's chat (decisions.md D26). */
function OpenBot({ opened, isExpired, onOpen }: OpenBotProps) {
  const { account } = useMember();
  const start = trpc.alerts.telegram.startLink.useMutation({
    onError: (error) => showError({ title: readServerError(error).message ?? words.openFailed }),
  });

  async function open(): Promise<void> {
    // Browsers open a tab only during the press, so open it before the URL is known.
    const tab = window.open('', '_blank');
    try {
      const { url } = await start.mutateAsync({ userId: account.id });
      if (tab) {
        tab.opener = null;
        tab.location.replace(url);
      }
      onOpen(url);
    } catch {
      // The mutation has shown the error.
      tab?.close();
    }
  }

  return (
    <div className={classes.group}>
      <Group gap="0.5rem 0.75rem">
        <ActionButton size="sm" busy={start.isPending && words.opening} onClick={() => void open()}>
          {words.open}
        </ActionButton>
        {opened !== null && (
          <LineLink href={opened} target="_blank" rel="noreferrer" fz="sm">
            {words.openAgain}
          </LineLink>
        )}
      </Group>
      <Note role="status">{isExpired ? words.expired : opened === null ? words.openHow : words.waiting}</Note>
    </div>
  );
}

function LinkForm({ onLink }: { onLink: () => void }) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const form = useContractForm(async () => (await import('../../../../shared/alerts/telegram.ts')).telegramTokenBody, {
    name: 'telegram',
    initialValues: { subscriptionToken: '' },
  });
  const toasts = rowToasts('telegram', words.linked, words.linkFailed);
  const link = trpc.alerts.telegram.link.useMutation({
    onSuccess({ subscription }) {
      // First, so that a link that was opened before does not announce the chat again.
      onLink();
      utils.alerts.telegram.status.setData({ userId: account.id }, subscription);
      toasts.onSuccess();
    },
    onError(error) {
      form.placeServerErrors(error);
      toasts.onError(error);
    },
  });
  return (
    <form
      noValidate
      className={classes.group}
      onSubmit={form.submit((values) => link.mutate({ userId: account.id, ...values }))}
    >
      <Note>{words.byToken}</Note>
      <ol className={classes.steps}>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <TextInput
        {...form.getInputProps('subscriptionToken')}
        label={words.token}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <ActionButton type="submit" variant="default" size="sm" busy={link.isPending && words.linking}>
        {words.link}
      </ActionButton>
    </form>
  );
}

function Linked({ status }: { status: TelegramStatus }) {
  const { account } = useMember();
  const timeZone = useMemberZone();
  const unlink = trpc.alerts.telegram.unlink.useMutation(rowToasts('telegram', words.unlinked, words.unlinkFailed));
  return (
    <Group gap="0.5rem 0.75rem">
      <p className={classes.linked}>{describe(status, timeZone)}</p>
      <ActionButton
        variant="default"
        size="sm"
        busy={unlink.isPending && words.unlinking}
        onClick={() => unlink.mutate({ userId: account.id, wordingLanguage: currentLanguage })}
      >
        {words.unlink}
      </ActionButton>
    </Group>
  );
}

function describe({ telegramUsername, firstName, lastName, subscribedAt }: TelegramStatus, timeZone: string): string {
  const name = telegramUsername
    ? words.handle(telegramUsername)
    : [firstName, lastName].filter((part) => part !== null).join(' ');
  const day = subscribedAt ? formatDate(subscribedAt, timeZone) : '';
  return name ? words.linkedAs(name, day) : words.linkedSince(day);
}
