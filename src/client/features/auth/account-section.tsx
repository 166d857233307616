import { accountWords } from '#strings/account.ts';
import classes from './account-section.module.css';
import { useMember } from './member.tsx';
import { SignOutButton } from './sign-out-button.tsx';

const words = accountWords;

/** Whose account this is, and the way out of it. */
export function AccountSection() {
  const { account } = useMember();
  return (
    <section className={classes.section} aria-labelledby="account">
      <div className={classes.who}>
        <h2 id="account">{words.title}</h2>
        <p>{words.signedInAs(account.username)}</p>
        <p>{account.email}</p>
      </div>
      <SignOutButton />
    </section>
  );
}
