import { accountWords } from '#strings/auth/account.ts';
import { SectionCard } from '../../../components/page/section-card.tsx';
import classes from './account-part.module.css';
import { EmailRow } from './email-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { SignedInAs } from './signed-in-as.tsx';
import { UsernameRow } from './username-row.tsx';

const words = accountWords;

/** The settings of a member's name, address and password. */
export default function AccountPart() {
  return (
    <SectionCard id="account" title={words.title} intro={words.intro}>
      <UsernameRow />
      <EmailRow />
      <PasswordRow />
      <div className={classes.signOut}>
        <SignedInAs />
      </div>
    </SectionCard>
  );
}
