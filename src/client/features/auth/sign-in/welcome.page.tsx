import * as verse from 'virtual:welcome-verse';
import { Tabs } from '@mantine/core';
import { use, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { appWords } from '#strings/app.ts';
import { welcomeWords } from '#strings/auth/auth.ts';
import { Branches } from '../../../components/page/branches.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { UntilHydrated } from '../../../components/page/until-hydrated.tsx';
import { Verse } from '../../../components/text/verse.tsx';
import { FirstLookContext } from '../../../lib/page/first-look.ts';
import { hasSessionEnded, hasSignedInHere } from '../../../lib/session/session.ts';
import { GOODBYE } from './goodbye.ts';
import { INVITATION } from './invitation.ts';
import { JoinForm } from './join-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import classes from './welcome.module.css';

const words = welcomeWords;

/** The page that visitors see in place of members' pages: a verse, and the forms to sign in and join. */
export default function WelcomePage() {
  // Typed on one tab, it need not be typed again on the other.
  const email = useRef('');
  const [search] = useSearchParams();
  const { isNewcomer } = use(FirstLookContext);
  // Nobody has signed in from this browser: they have come to join.
  const joins = search.has(INVITATION) || (isNewcomer && !hasSignedInHere());
  const [tab, setTab] = useState(joins ? 'join' : 'sign-in');
  return (
    <div className={classes.page}>
      <div className={classes.hero}>
        <Branches className={classes.art} />
        <header className={classes.brand}>
          <PageHeading title={words.title} className={classes.name}>
            {appWords.name}
          </PageHeading>
          <p className={classes.tagline}>{appWords.tagline}</p>
        </header>
        <Verse verse={verse} large />
        <p className={classes.lead}>{words.lead}</p>
      </div>
      <Tabs
        value={tab}
        onChange={(next) => next && setTab(next)}
        keepMounted={false}
        unstyled
        className={classes.entry}
      >
        <Goodbye />
        <SignedOutLine />
        <UntilHydrated>
          <Tabs.List className={classes.tabs} aria-label={words.tabsLabel}>
            <Tabs.Tab value="sign-in" className={classes.tab}>
              {words.signInTab}
            </Tabs.Tab>
            <Tabs.Tab value="join" className={classes.tab}>
              {words.joinTab}
            </Tabs.Tab>
          </Tabs.List>
        </UntilHydrated>
        <Tabs.Panel value="sign-in" className={classes.panel}>
          <SignInForm email={email} onJoin={() => setTab('join')} />
        </Tabs.Panel>
        <Tabs.Panel value="join" className={classes.panel}>
          <UntilHydrated>
            <JoinForm email={email} />
          </UntilHydrated>
        </Tabs.Panel>
      </Tabs>
      <footer className={classes.foot}>
        <Link href="/consent">{words.consentCenter}</Link>
      </footer>
    </div>
  );
}

/** Tells a member whose session ended that they were signed out, until they sign in again. */
function SignedOutLine() {
  const [shown, setShown] = useState(false);
  // In the browser only, and after the place for it stands: what appears in it is announced.
  useEffect(() => setShown(hasSessionEnded()), []);
  return (
    <p role="status" className={classes.signedOut}>
      {shown && words.signedOut}
    </p>
  );
}

/** Confirms to a member that their account was deleted. */
function Goodbye() {
  const [search] = useSearchParams();
  const [shown, setShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // In the browser only: the page may have been drawn elsewhere, for everybody.
  useEffect(() => setShown(search.has(GOODBYE)), [search]);
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <section className={classes.goodbye} aria-labelledby="goodbye">
      <h2 id="goodbye" ref={heading} tabIndex={-1}>
        {words.goodbye.title}
      </h2>
      <p>{words.goodbye.message}</p>
    </section>
  );
}
