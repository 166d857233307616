import { Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { testWords as words } from '#strings/alerts/alerts.ts';
import { channelWords } from '#strings/channels/all.ts';
import { standingWords } from '#strings/messages/standings.ts';
import type { TestResults as Results } from '../../../../shared/alerts.ts';
import { readServerError } from '../../../lib/calls/server-error.ts';
import classes from './test-results.module.css';

/** The result of the last test, method by method. */
export function TestResults({ results, error }: { results: Results | null; error: unknown }) {
  return (
    <div role="status">
      {error ? (
        <Text c="error" fz="sm" py="0.25rem 0.75rem">
          {readServerError(error).message ?? words.notSent}
        </Text>
      ) : (
        results && (
          <section className={classes.results} aria-label={words.title}>
            <h3 className={classes.title}>{words.title}</h3>
            <ul className={classes.list}>
              {[...results.success, ...results.failed].map((method) => {
                const failed = results.failed.includes(method);
                const Icon = failed ? IconAlertTriangle : IconCheck;
                return (
                  <li key={method} data-failed={failed || undefined}>
                    <Icon aria-hidden size={18} stroke={1.7} />
                    <span>
                      <strong className={classes.name}>{channelWords[method].name}</strong>
                      {failed ? standingWords.of(results.errors[method] ?? '', results.said[method]) : words.sent}
                    </span>
                  </li>
                );
              })}
            </ul>
          </section>
        )
      )}
    </div>
  );
}
