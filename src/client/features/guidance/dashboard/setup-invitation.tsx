import { Stack, Text } from '@mantine/core';
import { setupInvitationWords as words } from '#strings/onboarding.ts';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { Card } from '../../../components/page/card.tsx';
import { useMember } from '../../member/member-context.tsx';
import { wizardDrafts } from '../../member/wizard-draft.ts';

/** Invites a member who has not finished the wizard to begin or continue it. */
export default function SetupInvitation() {
  const { account } = useMember();
  const hasDraft = wizardDrafts.read(account.id) !== null;
  return (
    <Card aria-labelledby="setup-invitation">
      <Stack gap="xs" align="flex-start">
        <h2 id="setup-invitation">{words.title}</h2>
        <Text c="dimmed" mb="sm">
          {hasDraft ? words.resume : words.message}
        </Text>
        <LinkButton href="/onboarding">{hasDraft ? words.continue : words.start}</LinkButton>
      </Stack>
    </Card>
  );
}
