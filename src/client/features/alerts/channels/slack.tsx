import { IconBrandSlack } from '@tabler/icons-react';
import { slackWords as words } from '#strings/alerts/alerts.ts';
import type { ChannelPartProps, ChannelRow } from './channel-row.ts';
import classes from './details.module.css';

export const slackRow: ChannelRow = { Icon: IconBrandSlack, Details: SlackDetails };

/** The steps to a connected workspace. An administrator connects it; members have no way to do so yet. */
function SlackDetails({ standing }: ChannelPartProps) {
  if (standing.state === 'ready') return <p className={classes.note}>{words.connected}</p>;
  return (
    <ol className={classes.steps}>
      {words.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
