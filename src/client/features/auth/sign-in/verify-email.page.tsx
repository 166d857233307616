import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { verifyEmailWords } from '#strings/auth/verify-email.ts';
import { alertMessageWords } from '#strings/messages/alerts.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { Loading } from '../../../components/loading/loading.tsx';
import { LoadErrorPage } from '../../../components/messages/error-page.tsx';
import { MessagePage } from '../../../components/messages/message-page.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showCallError } from '../../../lib/calls/show-call-error.ts';
import { trpc } from '../../../trpc.ts';
import { CHANGE_EMAIL } from '../../member/change-email.ts';
import { useSession } from '../../member/member-context.tsx';

const words = verifyEmailWords;

/**
 * The page behind the link in the confirmation mail. It confirms the address with a POST, so that a mail scanner that opens
 * the link does not use it up. It works signed out (decisions.md D7).
 */
export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { signedIn, member } = useSession();
  const verify = trpc.auth.verifyEmail.useMutation();
  const wasSent = useRef(false);

  useEffect(() => {
    // The token works once, so a second call would fail.
    if (wasSent.current || !token) return;
    wasSent.current = true;
    verify.mutate({ token });
  }, [token, verify.mutate]);

  const account = verify.data?.account;
  if (account && member && member.account.id !== account.id)
    return (
      <MessagePage title={words.confirmedForOther} actions={<LinkButton href="/">{words.home}</LinkButton>}>
        <p>{words.signInAsOther(account.username, member.account.username)}</p>
      </MessagePage>
    );
  if (verify.isSuccess)
    return (
      <MessagePage title={words.confirmed} actions={<LinkButton href="/">{words.home}</LinkButton>}>
        <p>{alertMessageWords.of(verify.data.message, verify.data.said)}</p>
        {!signedIn && <p>{words.signInHere}</p>}
      </MessagePage>
    );
  const isRefused = readServerError(verify.error).status === 400;
  if (isRefused || !token) return <Expired />;
  if (verify.isError) return <LoadErrorPage error={verify.error} onRetry={() => verify.mutate({ token })} />;
  return <Loading />;
}

/** Shown for a link that is used, invalid or expired. It offers a new link if an address is still unconfirmed. */
function Expired() {
  const { member, signedIn } = useSession();
  const { data: site } = trpc.alerts.configured.useQuery();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const resend = trpc.auth.resendVerification.useMutation({
    onSuccess: (answer) => setSentTo(answer.sentTo),
    onError: showCallError(words.resendFailed),
  });

  const account = member?.account;
  if (account?.emailVerified && account.pendingEmail === null)
    return (
      <MessagePage title={words.expired} actions={<LinkButton href="/">{words.home}</LinkButton>}>
        <p>{words.alreadyConfirmed(account.email)}</p>
        <p>
          <Link href={`/settings#${CHANGE_EMAIL}`}>{words.changeAgain}</Link>
        </p>
      </MessagePage>
    );
  return (
    <MessagePage
      title={words.expired}
      actions={
        signedIn ? (
          sentTo === null && (
            <ActionButton inactive={!member} busy={resend.isPending && words.resending} onClick={() => resend.mutate()}>
              {words.resend}
            </ActionButton>
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
