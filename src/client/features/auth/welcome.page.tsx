import * as verse from 'virtual:welcome-verse';
import { Tabs } from '@mantine/core';
import { useRef } from 'react';
import { useSearchParams } from 'wouter';
import { appWords } from '#strings/app.ts';
import { welcomeWords } from '#strings/auth.ts';
import { Branches } from '../../components/branches.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Verse } from '../../components/verse.tsx';
import { INVITATION, JoinForm } from './join-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import classes from './welcome.module.css';

const words = welcomeWords;

/** What a visitor sees in place of everything that is for members: a verse, and the way in. */
export default function WelcomePage() {
  // Typed on one tab, it need not be typed again on the other.
  const email = useRef('');
  const [search] = useSearchParams();
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
      </div>
      <Tabs
        defaultValue={search.has(INVITATION) ? 'join' : 'sign-in'}
        keepMounted={false}
        unstyled
        className={classes.entry}
      >
        <Tabs.List className={classes.tabs} aria-label={words.tabsLabel}>
          <Tabs.Tab value="sign-in" className={classes.tab}>
            {words.signInTab}
          </Tabs.Tab>
          <Tabs.Tab value="join" className={classes.tab}>
            {words.joinTab}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="sign-in" className={classes.panel}>
          <SignInForm email={email} />
        </Tabs.Panel>
        <Tabs.Panel value="join" className={classes.panel}>
          <JoinForm email={email} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
