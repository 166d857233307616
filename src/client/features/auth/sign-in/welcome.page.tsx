import * as verse from 'virtual:welcome-verse';
import { Box, Tabs, Text } from '@mantine/core';
import { use, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { appWords } from '#strings/app.ts';
import { welcomeWords } from '#strings/auth/welcome.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { LeafIllustration } from '../../../components/page/leaf-illustration.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { UntilHydrated } from '../../../components/page/screen-frame.tsx';
import { Verse } from '../../../components/text/verse.tsx';
import { PrerenderedStateContext } from '../../../lib/page/prerendered-state.ts';
import { hasSessionEnded, hasSignedInHere } from '../../../lib/session/session.ts';
import { GOODBYE } from '../goodbye.ts';
import { INVITATION } from './invitation.ts';
import { JoinForm } from './join-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import classes from './welcome.module.css';

const words = welcomeWords;

/** The page for visitors: a verse, and the forms to sign in and join. */
export default function WelcomePage() {
  // Both tabs share the typed address.
  const email = useRef('');
  const [search] = useSearchParams();
  const { isNewcomer } = use(PrerenderedStateContext);
  // A visitor from a browser without an earlier sign-in probably wants to join.
  const joins = search.has(INVITATION) || (isNewcomer && !hasSignedInHere());
  const [tab, setTab] = useState(joins ? 'join' : 'sign-in');
  return (
    <div className={classes.page}>
      <div className={classes.hero}>
        <div className={classes.ground}>
          <LeafIllustration className={classes.art} />
        </div>
        <header>
          <PageHeading title={words.title} className={classes.name}>
            {appWords.name}
          </PageHeading>
          <Text c="dimmed" mt="0.25rem">
            {appWords.tagline}
          </Text>
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
        <Tabs.Panel value="sign-in" pt="1.5rem">
          <SignInForm email={email} onJoin={() => setTab('join')} />
        </Tabs.Panel>
        <Tabs.Panel value="join" pt="1.5rem">
          <UntilHydrated>
            <JoinForm email={email} />
          </UntilHydrated>
        </Tabs.Panel>
      </Tabs>
      <footer className={classes.foot}>
        <LineLink href="/consent" c="dimmed" fz="sm">
          {words.consentCenter}
        </LineLink>
      </footer>
    </div>
  );
}

/** Shows a member whose session ended that they are signed out. */
function SignedOutLine() {
  const [shown, setShown] = useState(false);
  // In an effect: the server renders this page too, and screen readers announce only later changes of a live region.
  useEffect(() => setShown(hasSessionEnded()), []);
  return (
    <Text role="status" mb={shown ? 'lg' : undefined}>
      {shown && words.signedOut}
    </Text>
  );
}

/** Confirms to a member that their account was deleted. */
function Goodbye() {
  const [search] = useSearchParams();
  const [shown, setShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // In an effect, because the server renders this page without the query.
  useEffect(() => setShown(search.has(GOODBYE)), [search]);
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <Box component="section" mb="1.5rem" aria-labelledby="goodbye">
      <h2 id="goodbye" ref={heading} tabIndex={-1}>
        {words.goodbye.title}
      </h2>
      <Text c="dimmed" mt="0.25rem">
        {words.goodbye.message}
      </Text>
    </Box>
  );
}
