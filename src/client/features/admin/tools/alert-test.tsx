import { Group } from '@mantine/core';
import { useState } from 'react';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { channelWords } from '#strings/channels/all.ts';
import { ALERT_METHODS, type AlertMethod } from '../../../../shared/channels/channels.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { CheckboxChoice } from '../../../components/forms/checkbox-choice.tsx';
import { ChoiceGroup } from '../../../components/forms/choice-group.tsx';
import { toggled } from '../../../lib/toggled.ts';
import { TestOutcome, useTestAlerts } from '../../alerts/test-alerts.tsx';
import { MemberButton, type MemberChoice } from './member-choice.tsx';

const words = adminToolWords.alertTest;

/** Sends a member test alerts by the chosen methods, and shows the results (decisions.md D3). */
export function AlertTest({ member }: { member: MemberChoice }) {
  const [methods, setMethods] = useState<AlertMethod[]>([]);
  const test = useTestAlerts(words.failed);
  const send = (userId: number) => test.mutate(methods.length ? { userId, alertMethods: methods } : { userId });
  return (
    <>
      <ChoiceGroup legend={words.methods} layout="chips" about={words.optional}>
        {ALERT_METHODS.map((method) => (
          <CheckboxChoice
            key={method}
            name="alert-test-methods"
            checked={methods.includes(method)}
            label={channelWords[method].name}
            onChange={(on) => setMethods(toggled(ALERT_METHODS, methods, method, on))}
          />
        ))}
      </ChoiceGroup>
      <Group gap="sm">
        <MemberButton member={member} busy={test.isPending && words.sending} act={send}>
          {words.send}
        </MemberButton>
        <ActionButton variant="default" px="md" inactive={test.isPending} onClick={() => send(member.me)}>
          {words.toMe}
        </ActionButton>
      </Group>
      <TestOutcome test={test} title={test.variables && words.resultsOf(test.variables.userId)} />
    </>
  );
}
