import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { slackRowWords as words } from '#strings/channels/slack/row.ts';
import { CONNECT_OUTCOMES } from '../../../../../shared/alerts/connect-outcomes.ts';
import { refreshAfter } from '../../../../lib/calls/refreshes.ts';
import { showError, showSuccess } from '../../../../lib/notices.ts';

/** Tells a member who comes back from Slack's page how that ended, once: the address forgets it. */
export function ConnectOutcome() {
  const cache = useQueryClient();
  const named = new URLSearchParams(useSearch()).get('slack');
  const outcome = CONNECT_OUTCOMES.find((each) => each === named);
  useEffect(() => {
    if (!outcome) return;
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + hash);
    if (outcome !== 'connected') return showError({ title: words.outcomes[outcome] });
    void refreshAfter(cache, 'alerts.slack.choosePlace');
    showSuccess({ title: words.outcomes.connected });
  }, [outcome, cache]);
  return null;
}
