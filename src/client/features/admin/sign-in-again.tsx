import { Button } from '@mantine/core';
import { useContext } from 'react';
import { adminWords } from '#strings/admin/admin.ts';
import { trpc } from '../../trpc.ts';
import { AskContext } from '../auth/confirm-identity.tsx';
import classes from './admin.module.css';

const words = adminWords.signInAgain;

/** Tells an administrator who signed in more than 12 hours ago to sign in again, and lets them do it in place. */
export function SignInAgain() {
  const ask = useContext(AskContext);
  const utils = trpc.useUtils();
  const signIn = async () => {
    if (await ask?.(undefined)) await utils.invalidate();
  };
  return (
    <section className={classes.again} aria-labelledby="sign-in-again">
      <h2 id="sign-in-again">{words.title}</h2>
      <p>{words.message}</p>
      <Button onClick={() => void signIn()}>{words.act}</Button>
    </section>
  );
}
