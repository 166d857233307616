import { Group, Stack } from '@mantine/core';
import { IconAlertCircle, IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { attentionWords as words } from '#strings/guidance/attention.ts';
import { alertMessageWords } from '#strings/messages/alerts.ts';
import { ACCOUNT_METHOD, type AlertMethod } from '../../../../shared/channels/channels.ts';
import type { Dashboard } from '../../../../shared/guidance.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { Card } from '../../../components/page/card.tsx';
import { showCallError } from '../../../lib/calls/show-call-error.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { CHANGE_EMAIL } from '../../member/change-email.ts';
import { useMember } from '../../member/member-context.tsx';
import { CancelChange, ResendLink } from '../../member/pending-email.tsx';

const quiet = { variant: 'subtle', px: 'sm' } as const;

type Attention = Dashboard['attention'][number];

interface AttentionBannersProps {
  attention: Attention[];
  /** The accessible name of the section. */
  label?: string;
  /** Selects the element that gets the focus when a button disappears with its banner. The default is the page title. */
  focusAfter?: string;
}

/** Shows what the member must do before messages reach them (decisions.md D7, D11). */
export default function AttentionBanners({ attention, label = words.label, focusAfter = 'h1' }: AttentionBannersProps) {
  if (attention.length === 0) return null;
  return (
    <section aria-label={label}>
      <Stack gap="sm">
        {attention.map((each) => (
          <Card key={`${each.kind} ${each.message}`} px="lg" py="md">
            <Group gap="0.875rem" align="flex-start" wrap="nowrap">
              <BannerIcon kind={each.kind} />
              <div>
                <p>{alertMessageWords.of(each.message, each.said)}</p>
                <Group gap={0} align="stretch" m="0 -0.75rem -0.625rem">
                  <BannerActions attention={each} focusAfter={focusAfter} />
                </Group>
              </div>
            </Group>
          </Card>
        ))}
      </Stack>
    </section>
  );
}

function BannerIcon({ kind }: { kind: Attention['kind'] }) {
  const Icon = kind === 'confirm_email' || kind === 'confirm_new_email' ? IconMail : IconAlertCircle;
  return <Icon aria-hidden size={22} stroke={1.7} style={{ flex: 'none', color: 'var(--caution)' }} />;
}

interface BannerActionsProps {
  attention: Attention;
  focusAfter: string;
}

function BannerActions({ attention: { kind, said }, focusAfter }: BannerActionsProps): ReactNode {
  switch (kind) {
    case 'confirm_email':
      return (
        <>
          {/* Without a mail server, a new link would end up as a file too. */}
          {said.code !== 'link_captured' && <ResendLink {...quiet} />}
          <BannerLink href={`/settings#${CHANGE_EMAIL}`}>{words.wrongAddress}</BannerLink>
        </>
      );
    case 'confirm_new_email':
      return (
        <>
          {said.code !== 'new_link_captured' && <ResendLink {...quiet} />}
          <CancelChange {...quiet} focusAfter={focusAfter} />
        </>
      );
    case 'email_off':
      return <TurnOnEmail focusAfter={focusAfter} />;
    case 'email_disabled':
      return <BannerLink href={`/settings#${CHANGE_EMAIL}`}>{words.changeAddress}</BannerLink>;
    case 'entry_reports':
      return (
        <BannerLink href={`/review?${new URLSearchParams({ entry: String(said.params?.entry ?? '') })}`}>
          {words.seeReport}
        </BannerLink>
      );
    case 'channel_trouble':
      return <BannerLink href="/admin#channels">{words.seeChannels}</BannerLink>;
    default:
      return <BannerLink href="/settings#alerts">{words.settings}</BannerLink>;
  }
}

function BannerLink({ href, children }: { href: string; children: string }) {
  return (
    <LinkButton href={href} size="sm" {...quiet}>
      {children}
    </LinkButton>
  );
}

// Switches e-mail on and leaves the other methods alone.
const SWITCHES: Partial<Record<AlertMethod, boolean>> = { [ACCOUNT_METHOD]: true };

function TurnOnEmail({ focusAfter }: { focusAfter: string }) {
  const { account } = useMember();
  const change = trpc.alerts.changePreferences.useMutation({
    onSuccess: ({ methods }) => {
      const ready = methods.some(({ method, state }) => SWITCHES[method] && state === 'ready');
      showSuccess(ready ? words.turnedOn : words.turnedOnUnconfirmed);
      // The button disappears with its banner.
      document.querySelector<HTMLElement>(focusAfter)?.focus({ preventScroll: true });
    },
    onError: showCallError(words.turnOnFailed),
  });
  return (
    <ActionButton
      size="sm"
      {...quiet}
      inactive={change.isPending}
      onClick={() => change.mutate({ userId: account.id, switches: SWITCHES, wordingLanguage: currentLanguage })}
    >
      {change.isPending ? words.turningOn : words.turnOn}
    </ActionButton>
  );
}
