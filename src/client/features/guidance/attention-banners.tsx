import { Button } from '@mantine/core';
import { IconAlertCircle, IconMail } from '@tabler/icons-react';
import { guidanceWords } from '#strings/guidance.ts';
import { standingWords } from '#strings/standings.ts';
import { verifyEmailWords } from '#strings/verify-email.ts';
import type { Dashboard } from '../../../shared/guidance.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { showError } from '../../lib/notices.ts';
import { readServerError } from '../../lib/server-error.ts';
import { trpc } from '../../trpc.ts';
import { CHANGE_EMAIL } from '../auth/change-email.ts';
import { useMember } from '../auth/member.tsx';
import classes from './attention-banners.module.css';

const words = guidanceWords.attention;

interface AttentionBannersProps {
  attention: Dashboard['attention'];
  /** What the part is called, where another of the kind stands on the screen. */
  label?: string;
}

/** What only the member can do before messages reach them (decisions.md D7, D11). */
export function AttentionBanners({ attention, label = words.label }: AttentionBannersProps) {
  if (attention.length === 0) return null;
  return (
    <section aria-label={label} className={classes.banners}>
      {attention.map(({ kind, message }) => {
        const Icon = kind === 'confirm_email' ? IconMail : IconAlertCircle;
        return (
          <div key={kind} className={classes.banner}>
            <Icon aria-hidden size={22} stroke={1.7} />
            <div className={classes.words}>
              <p>{standingWords.of(message)}</p>
              {kind === 'confirm_email' ? (
                <>
                  <Resend />
                  <LinkButton href={`/settings#${CHANGE_EMAIL}`} variant="subtle" size="sm" className={classes.resend}>
                    {words.wrongAddress}
                  </LinkButton>
                </>
              ) : (
                <LinkButton href="/settings#alerts" variant="subtle" size="sm" className={classes.resend}>
                  {words.settings}
                </LinkButton>
              )}
            </div>
          </div>
        );
      })}
    </section>
  );
}

function Resend() {
  const { account } = useMember();
  const resend = trpc.auth.resendVerification.useMutation({
    onError: (error) => {
      const { title, message } = verifyEmailWords.resendFailed;
      showError({ title, message: readServerError(error).message ?? message });
    },
  });
  return (
    <>
      {!resend.isSuccess && (
        <Button
          variant="subtle"
          size="sm"
          className={classes.resend}
          disabled={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {resend.isPending ? words.resending : words.resend}
        </Button>
      )}
      <p role="status" className={classes.sent}>
        {resend.isSuccess && verifyEmailWords.resent(account.email)}
      </p>
    </>
  );
}
