import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { verifyEmailWords } from '#strings/verify-email.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { Loading } from '../../components/loading.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { showError } from '../../lib/notices.ts';
import { readServerError } from '../../lib/server-error.ts';
import { trpc } from '../../trpc.ts';
import { useSession } from './member.tsx';

const words = verifyEmailWords;

/**
 * Where the link in the confirmation mail leads. The address is confirmed by the page's own POST, so that a mail
 * scanner that merely opens the link uses nothing up; it works signed out (decisions.md D7).
 */
export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { signedIn } = useSession();
  const verify = trpc.auth.verifyEmail.useMutation();
  const asked = useRef(false);

  useEffect(() => {
    // The token is good once: asking twice would turn a success into a failure.
    if (asked.current || !token) return;
    asked.current = true;
    verify.mutate({ token });
  }, [token, verify.mutate]);

  if (verify.isSuccess)
    return (
      <MessagePage title={words.confirmed} actions={<LinkButton href="/">{words.home}</LinkButton>}>
        <p>{words.confirmedMessage}</p>
        {!signedIn && <p>{words.signInHere}</p>}
      </MessagePage>
    );
  if (verify.isError && readServerError(verify.error).status === null)
    return (
      <MessagePage
        title={words.failed}
        actions={<Button onClick={() => verify.mutate({ token })}>{words.retry}</Button>}
      >
        <p>{words.failedMessage}</p>
      </MessagePage>
    );
  if (verify.isError || !token) return <Expired />;
  return <Loading />;
}

/** A link that cannot confirm anything any more, and the way to one that can. */
function Expired() {
  const { member, signedIn } = useSession();
  const { data: site } = trpc.alerts.configured.useQuery();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const resend = trpc.auth.resendVerification.useMutation({
    onSuccess: () => setSentTo(member?.account.email ?? null),
    onError: (error) => {
      const { title, message } = words.resendFailed;
      showError({ title, message: readServerError(error).message ?? message });
    },
  });

  if (member?.account.emailVerified)
    return (
      <MessagePage title={words.confirmed} actions={<LinkButton href="/">{words.home}</LinkButton>}>
        <p>{words.alreadyConfirmed}</p>
      </MessagePage>
    );
  return (
    <MessagePage
      title={words.expired}
      actions={
        signedIn ? (
          sentTo === null && (
            <Button disabled={!member || resend.isPending} onClick={() => resend.mutate()}>
              {resend.isPending ? words.resending : words.resend}
            </Button>
          )
        ) : (
          <LinkButton href="/">{words.signIn}</LinkButton>
        )
      }
    >
      <p>{words.expiredMessage}</p>
      <p role="status">
        {sentTo === null ? !signedIn && words.signInToResend : site?.mailCaptured ? words.kept : words.resent(sentTo)}
      </p>
    </MessagePage>
  );
}
