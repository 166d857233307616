import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { setupWords } from '#strings/setup.ts';
import { CONSENT_WORDINGS } from '../../../content/consent.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { useContractForm } from '../../lib/contract-form.ts';
import { showError } from '../../lib/notices.ts';
import { readServerError } from '../../lib/server-error.ts';
import { trpc } from '../../trpc.ts';
import { useSession } from './member.tsx';
import { NewAccountFields } from './new-account-fields.tsx';
import { useAdmission } from './use-arrival.ts';
import classes from './welcome.module.css';

const words = setupWords;

/** Where the one-time link leads that the server prints while the site has no administrator (decisions.md D2). */
export default function SetupPage() {
  const [search] = useSearchParams();
  const { member, signedIn } = useSession();
  const token = search.get('token');
  const [done, setDone] = useState(false);
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

/** What the new administrator finds first: the way to the site's side, and the one to their own. */
function Done() {
  const { member } = useSession();
  return (
    <MessagePage
      title={words.done}
      actions={
        <>
          <LinkButton href="/admin">{words.admin}</LinkButton>
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
  const admit = useAdmission();
  const form = useContractForm(async () => (await import('../../../shared/auth.ts')).registerBody, {
    name: 'setup',
    mode: 'controlled',
    initialValues: { username: '', email: '', password: '' },
  });
  const create = trpc.auth.setup.create.useMutation({
    onSuccess: ({ user }) => {
      onDone();
      admit(user, { isNew: true });
    },
    onError: (error) => {
      if (form.placeServerErrors(error)) return;
      showFailure(error);
    },
  });
  return (
    <MessagePage title={words.title}>
      <p>{words.intro}</p>
      <form noValidate className={classes.lone} onSubmit={form.submit((values) => create.mutate({ ...values, token }))}>
        <NewAccountFields form={form} />
        <Button type="submit" disabled={create.isPending} className={classes.submit}>
          {create.isPending ? words.creating : words.create}
        </Button>
        <p className={classes.consent}>{CONSENT_WORDINGS.registration.text}</p>
      </form>
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
        <Button disabled={claim.isPending} onClick={() => claim.mutate({ token })}>
          {claim.isPending ? words.claiming : words.claim}
        </Button>
      }
    >
      <p>{words.claimIntro(name)}</p>
    </MessagePage>
  );
}

function showFailure(error: unknown): void {
  const { title, message } = words.failed;
  showError({ title, message: readServerError(error).message ?? message });
}
