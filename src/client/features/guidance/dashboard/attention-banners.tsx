import { Group } from '@mantine/core';
import { IconAlertCircle, IconMail } from '@tabler/icons-react';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { standingWords } from '#strings/messages/standings.ts';
import { ACCOUNT_METHOD, type AlertMethod } from '../../../../shared/channels/channels.ts';
import type { Dashboard } from '../../../../shared/guidance.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { tellFailure } from '../../../lib/calls/tell-failure.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { CHANGE_EMAIL } from '../../auth/account/change-email.ts';
import { CancelChange, ResendLink } from '../../auth/account/pending-email.tsx';
import { useMember } from '../../auth/member.tsx';
import classes from './attention-banners.module.css';

const words = guidanceWords.attention;

interface AttentionBannersProps {
  attention: Dashboard['attention'];
  /** The name of the part, where another of its kind is on the screen. */
  label?: string;
  /** Selects the element that gets the focus where a button disappears with its banner; the screen's title unless set. */
  focusAfter?: string;
}

/** Shows the requests that only the member can fulfil before messages reach them (decisions.md D7, D11). */
export function AttentionBanners({ attention, label = words.label, focusAfter = 'h1' }: AttentionBannersProps) {
  if (attention.length === 0) return null;
  return (
    <section aria-label={label} className={classes.banners}>
      {attention.map(({ kind, message, said }) => {
        const Icon = kind === 'confirm_email' || kind === 'confirm_new_email' ? IconMail : IconAlertCircle;
        return (
          <div key={`${kind} ${message}`} className={classes.banner}>
            <Icon aria-hidden size={22} stroke={1.7} />
            <div className={classes.words}>
              <p>{standingWords.of(message, said)}</p>
              <Group gap={0} align="stretch" m="0 -0.75rem -0.625rem">
                {kind === 'confirm_email' ? (
                  <>
                    {/* No mail leaves this site, and another link would be kept as a file too. */}
                    {said.code !== 'link_captured' && <ResendLink variant="subtle" className={classes.way} />}
                    <Way href={`/settings#${CHANGE_EMAIL}`}>{words.wrongAddress}</Way>
                  </>
                ) : kind === 'confirm_new_email' ? (
                  <>
                    {said.code !== 'new_link_captured' && <ResendLink variant="subtle" className={classes.way} />}
                    <CancelChange variant="subtle" className={classes.way} focusAfter={focusAfter} />
                  </>
                ) : kind === 'email_off' ? (
                  <TurnOn focusAfter={focusAfter} />
                ) : kind === 'channel_trouble' ? (
                  <Way href="/admin#good-to-know">{words.seeChannels}</Way>
                ) : kind === 'email_disabled' ? (
                  <Way href={`/settings#${CHANGE_EMAIL}`}>{words.changeAddress}</Way>
                ) : (
                  <Way href="/settings#alerts">{words.settings}</Way>
                )}
              </Group>
            </div>
          </div>
        );
      })}
    </section>
  );
}

function Way({ href, children }: { href: string; children: string }) {
  return (
    <LinkButton href={href} variant="subtle" size="sm" className={classes.way}>
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
      variant="subtle"
      size="sm"
      className={classes.way}
      off={change.isPending}
      onClick={() => change.mutate({ userId: account.id, switches: SWITCHES, wordingLanguage: currentLanguage })}
    >
      {change.isPending ? words.turningOn : words.turnOn}
    </ActionButton>
  );
}
