import { Button } from '@mantine/core';
import { IconAlertCircle, IconMail } from '@tabler/icons-react';
import { verifyEmailWords } from '#strings/auth.ts';
import { guidanceWords } from '#strings/guidance.ts';
import type { Dashboard } from '../../../shared/guidance.ts';
import { showError } from '../../lib/notices.ts';
import { readServerError } from '../../lib/server-error.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';
import classes from './attention-banners.module.css';

const words = guidanceWords.attention;

/** What only the member can do before messages reach them (decisions.md D7, D11). */
export function AttentionBanners({ attention }: { attention: Dashboard['attention'] }) {
  if (attention.length === 0) return null;
  return (
    <section aria-label={words.label} className={classes.banners}>
      {attention.map(({ kind, message }) => {
        const Icon = kind === 'confirm_email' ? IconMail : IconAlertCircle;
        return (
          <div key={kind} className={classes.banner}>
            <Icon aria-hidden size={22} stroke={1.7} />
            <div className={classes.words}>
              <p>{message}</p>
              {kind === 'confirm_email' && <Resend />}
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
