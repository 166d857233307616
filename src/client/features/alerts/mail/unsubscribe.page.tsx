import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { unsubscribeWords as words } from '#strings/alerts/unsubscribe.ts';
import { consentWordings } from '#strings/consent/wordings.ts';
import { MAIL_CATEGORIES, type MailCategory, PARTS_OF_GUIDANCE } from '../../../../shared/alerts/mail-categories.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { CheckboxChoice } from '../../../components/forms/checkbox-choice.tsx';
import { ChoiceGroup } from '../../../components/forms/choice-group.tsx';
import { Form } from '../../../components/forms/form.tsx';
import { Loading } from '../../../components/loading/loading.tsx';
import { LoadErrorPage } from '../../../components/messages/error-page.tsx';
import { MessagePage } from '../../../components/messages/message-page.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { showCallError } from '../../../lib/calls/show-call-error.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { browserTimeZone, formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { toggled } from '../../../lib/toggled.ts';
import { trpc } from '../../../trpc.ts';

/**
 * The page behind the unsubscribe link of a mail. Opening it changes nothing (rules.md C17). It switches nothing on,
 * because that needs a session (decisions.md D43).
 */
export default function UnsubscribePage() {
  const { token = '' } = useParams();
  const view = trpc.alerts.unsubscribe.view.useQuery({ token });
  return (
    // In every state, so that the header does not move.
    <div data-single-column>
      {view.data ? (
        <EmailChoices key={token} token={token} {...view.data} />
      ) : view.error ? (
        <LoadErrorPage error={view.error} onRetry={() => void view.refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

function EmailChoices(props: { token: string; categories: MailCategory[]; pausedUntil: Date | null }) {
  const { token, pausedUntil } = props;
  const [chosen, setChosen] = useState(props.categories);
  const [pause, setPause] = useState(pausedUntil !== null);
  const save = trpc.alerts.unsubscribe.save.useMutation({
    onError: showCallError(words.failed),
  });
  const send = (categories: MailCategory[]) =>
    save.mutate({ token, categories, pauseTwoWeeks: pause && pausedUntil === null, wordingLanguage: currentLanguage });

  if (save.isSuccess)
    return (
      <MessagePage
        title={words.saved}
        actions={
          <Button variant="default" onClick={() => save.reset()}>
            {words.change}
          </Button>
        }
      >
        <p>{words.savedMessage}</p>
      </MessagePage>
    );
  return (
    <Form
      gap="lg"
      pt="md"
      pb="2rem"
      onSubmit={(event) => {
        event.preventDefault();
        send(chosen);
      }}
    >
      <PageHeading title={words.title} />
      <Text c="dimmed" mt="-xs" textWrap="balance">
        {words.intro}
      </Text>
      <ChoiceGroup legend={words.legend} layout="rows">
        {MAIL_CATEGORIES.map((category) => (
          <CheckboxChoice
            key={category}
            name={category}
            part={PARTS_OF_GUIDANCE.includes(category)}
            checked={chosen.includes(category)}
            onChange={(on) => setChosen(toggled(MAIL_CATEGORIES, chosen, category, on))}
            // A category that is off stays off here, and the parts of guidance need guidance mail.
            disabled={
              !props.categories.includes(category) ||
              (PARTS_OF_GUIDANCE.includes(category) && !chosen.includes('guidance'))
            }
            label={words.categories[category].name}
            about={words.categories[category].about}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={words.breakLegend} layout="rows">
        <CheckboxChoice
          name="pause"
          checked={pause}
          disabled={pausedUntil !== null}
          onChange={setPause}
          label={words.pause}
          about={
            // The ledger records that exactly this text was shown (decisions.md D30).
            pausedUntil
              ? words.pausedUntil(formatDay(localDateOf(pausedUntil, browserTimeZone())))
              : consentWordings.pauseTwoWeeks.text
          }
        />
      </ChoiceGroup>
      {(pausedUntil || props.categories.length < MAIL_CATEGORIES.length) && (
        <p>
          {words.onlyOff} <Link href="/settings">{words.signIn}</Link>.
        </p>
      )}
      <Group gap="sm" align="stretch">
        <ActionButton type="submit" busy={save.isPending && words.saving}>
          {words.save}
        </ActionButton>
        <ActionButton
          variant="default"
          inactive={save.isPending}
          onClick={() => {
            // Keep the parts of guidance mail stored, so that switching guidance on again restores them.
            const rest = chosen.filter((category) => PARTS_OF_GUIDANCE.includes(category));
            setChosen(rest);
            send(rest);
          }}
        >
          {words.none}
        </ActionButton>
      </Group>
    </Form>
  );
}
