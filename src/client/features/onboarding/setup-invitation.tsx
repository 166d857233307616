import { setupInvitationWords } from '#strings/onboarding.ts';
import { LinkButton } from '../../components/buttons/link-button.tsx';
import { useMember } from '../auth/member.tsx';
import { wizardDrafts } from './draft.ts';
import classes from './setup-invitation.module.css';

const words = setupInvitationWords;

/** Invites a member whose set-up is not finished to begin it, or to go on where they stopped. */
export function SetupInvitation() {
  const { account } = useMember();
  const begun = wizardDrafts.read(account.id) !== null;
  return (
    <section className={classes.invitation} aria-labelledby="setup-invitation">
      <h2 id="setup-invitation">{words.title}</h2>
      <p>{begun ? words.resume : words.message}</p>
      <LinkButton href="/onboarding">{begun ? words.continue : words.start}</LinkButton>
    </section>
  );
}
