import { slackWords as words } from '#strings/alerts.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import classes from './details.module.css';

/** How Slack comes to be connected: by whoever looks after the site, as the server has no way for a member. */
export function SlackDetails({ state }: { state: MethodState['state'] }) {
  if (state === 'ready') return <p className={classes.note}>{words.connected}</p>;
  return (
    <ol className={classes.steps}>
      {words.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
