import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { setupWords } from '#strings/auth/setup.ts';
import { registrationWording } from '#strings/consent/registration.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { Form } from '../../../components/forms/form.tsx';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { partFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { MessagePage } from '../../../components/messages/message-page.tsx';
import { Note } from '../../../components/text/note.tsx';
import { showCallError } from '../../../lib/calls/show-call-error.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../trpc.ts';
import { useSession } from '../../member/member-context.tsx';
import { NewAccountFields, useNewAccount } from '../account-fields/new-account-fields.tsx';
import { useStoreSession } from './use-start-session.ts';

const words = setupWords;

const SetupGuide = lazyPart(() => import('../../admin/settings/setup-guide.tsx'), {
  loading: () => <Skeletons heights={[4, 24]} />,
  fallback: partFallback,
});

/** The page behind the one-time link that the server prints while the site has no administrator (decisions.md D2). */
export default function SetupPage() {
  const [search] = useSearchParams();
  const { member, signedIn } = useSession();
  const token = search.get('token');
  const [done, setDone] = useState(false);
  if (!token && member?.account.role === 'admin') return <SetupGuide />;
  if (done) return <Done />;
  if (!token)
    return (
      <MessagePage title={words.noToken} actions={<LinkButton href="/">{words.home}</LinkButton>}>
        <p>{words.noTokenMessage}</p>
      </MessagePage>
    );
  const finish = () => setDone(true);
  if (signedIn && member) return <Claim token={token} name={member.account.username} onDone={finish} />;
  return <Create token={token} onDone={finish} />;
}

/** Links the new administrator to the setup guide, the administration and their own guidance. */
function Done() {
  const { member } = useSession();
  return (
    <MessagePage
      title={words.done}
      actions={
        <>
          <LinkButton href="/setup">{words.guide}</LinkButton>
          <LinkButton href="/admin" variant="default">
            {words.admin}
          </LinkButton>
          <LinkButton href={member?.onboarded ? '/' : '/onboarding'} variant="default">
            {member?.onboarded ? words.home : words.guidance}
          </LinkButton>
        </>
      }
    >
      <p>{words.doneMessage}</p>
    </MessagePage>
  );
}

function Create({ token, onDone }: { token: string; onDone: () => void }) {
  const storeSession = useStoreSession();
  const create = trpc.auth.setup.create.useMutation({
    onSuccess: ({ user }) => {
      onDone();
      storeSession(user, { isNew: true });
    },
    onError: (error) => {
      if (!account.placeServerErrors(error)) showFailure(error);
    },
  });
  const account = useNewAccount({
    name: 'setup',
    send: (values) => create.mutate({ ...values, token, wordingLanguage: currentLanguage }),
  });
  return (
    <MessagePage plain title={words.title}>
      <p>{words.intro}</p>
      <Form maw="27rem" mt="xl" onSubmit={account.submit}>
        <NewAccountFields account={account} />
        <ActionButton type="submit" busy={create.isPending && words.creating} mt="0.375rem">
          {words.create}
        </ActionButton>
        <Note>{registrationWording.text}</Note>
      </Form>
    </MessagePage>
  );
}

function Claim({ token, name, onDone }: { token: string; name: string; onDone: () => void }) {
  const utils = trpc.useUtils();
  const claim = trpc.auth.setup.claim.useMutation({
    onSuccess: ({ user }) => {
      utils.auth.me.setData(undefined, { user });
      onDone();
    },
    onError: showFailure,
  });
  return (
    <MessagePage
      title={words.title}
      actions={
        <ActionButton busy={claim.isPending && words.claiming} onClick={() => claim.mutate({ token })}>
          {words.claim}
        </ActionButton>
      }
    >
      <p>{words.claimIntro(name)}</p>
    </MessagePage>
  );
}

const showFailure = showCallError(words.failed);
