import { Group, Stack } from '@mantine/core';
import { IconAlertCircle, IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { standingWords } from '#strings/messages/standings.ts';
import { ACCOUNT_METHOD, type AlertMethod } from '../../../../shared/channels/channels.ts';
import type { Dashboard } from '../../../../shared/guidance.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { Card } from '../../../components/page/card.tsx';
import { tellFailure } from '../../../lib/calls/tell-failure.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { CHANGE_EMAIL } from '../../auth/account/change-email.ts';
import { CancelChange, ResendLink } from '../../auth/account/pending-email.tsx';
import { useMember } from '../../auth/member.tsx';

const words = guidanceWords.attention;
const quiet = { variant: 'subtle', px: 'sm' } as const;

type Attention = Dashboard['attention'][number];

interface AttentionBannersProps {
  attention: Attention[];
  /** The name of the part, where another of its kind is on the screen. */
  label?: string;
  /** Selects the element that gets the focus where a button disappears with its banner; the screen's title unless set. */
  focusAfter?: string;
}

/** Shows the requests that only the member can fulfil before messages reach them (decisions.md D7, D11). */
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
                <p>{standingWords.of(each.message, each.said)}</p>
                <Group gap={0} align="stretch" m="0 -0.75rem -0.625rem">
                  <Answers attention={each} focusAfter={focusAfter} />
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

/** What the member can do about a request. */
function Answers({ attention: { kind, said }, focusAfter }: { attention: Attention; focusAfter: string }): ReactNode {
  switch (kind) {
    case 'confirm_email':
      return (
        <>
          {/* No mail leaves this site, and another link would be kept as a file too. */}
          {said.code !== 'link_captured' && <ResendLink {...quiet} />}
          <Way href={`/settings#${CHANGE_EMAIL}`}>{words.wrongAddress}</Way>
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
      return <TurnOn focusAfter={focusAfter} />;
    case 'email_disabled':
      return <Way href={`/settings#${CHANGE_EMAIL}`}>{words.changeAddress}</Way>;
    case 'channel_trouble':
      return <Way href="/admin#good-to-know">{words.seeChannels}</Way>;
    default:
      return <Way href="/settings#alerts">{words.settings}</Way>;
  }
}

function Way({ href, children }: { href: string; children: string }) {
  return (
    <LinkButton href={href} size="sm" {...quiet}>
      {children}
    </LinkButton>
  );
}

// Only e-mail is switched on; the other methods stay as they are.
const SWITCHES: Partial<Record<AlertMethod, boolean>> = { [ACCOUNT_METHOD]: true };

function TurnOn({ focusAfter }: { focusAfter: string }) {
  const { account } = useMember();
  const change = trpc.alerts.changePreferences.useMutation({
    onSuccess: ({ methods }) => {
      const ready = methods.some(({ method, state }) => SWITCHES[method] && state === 'ready');
      showSuccess(ready ? words.turnedOn : words.turnedOnUnconfirmed);
      // The button leaves with its banner; without this the focus is lost.
      document.querySelector<HTMLElement>(focusAfter)?.focus({ preventScroll: true });
    },
    onError: tellFailure(words.turnOnFailed),
  });
  return (
    <ActionButton
      size="sm"
      {...quiet}
      off={change.isPending}
      onClick={() => change.mutate({ userId: account.id, switches: SWITCHES, wordingLanguage: currentLanguage })}
    >
      {change.isPending ? words.turningOn : words.turnOn}
    </ActionButton>
  );
}
