import { Group, Stack } from '@mantine/core';
import { useId } from 'react';
import { privacyWords as words } from '#strings/alerts/alerts.ts';
import { consentWordings } from '#strings/consent/wordings.ts';
import { LineLink } from '../../components/buttons/line-link.tsx';
import { LinkButton } from '../../components/buttons/link-button.tsx';
import { NamedSwitch } from '../../components/forms/named-switch.tsx';
import { SectionIntro } from '../../components/page/section-card.tsx';
import { showCallError } from '../../lib/calls/show-call-error.ts';
import { currentLanguage } from '../../lib/language.ts';
import { showSuccess } from '../../lib/toasts.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../member/member-context.tsx';

/** Shows what the site stores about a member, switches their consent to its uses, and links to their records. */
export default function PrivacyConsent() {
  const { memoriesConsent, modelConsent } = useMember().account;
  const memories = trpc.guidance.memories.consent.useMutation(consentToasts(words.memoriesOn, words.memoriesOff));
  const model = trpc.guidance.model.consent.useMutation(consentToasts(words.modelOn, words.modelOff));
  return (
    <>
      <SectionIntro>{words.intro}</SectionIntro>
      <Stack gap="sm" mt="md">
        <p>{words.kept}</p>
        <p>{words.record}</p>
        <ConsentSwitch
          name={words.memories}
          wording={consentWordings.memories.text}
          agreed={memoriesConsent}
          save={memories}
        />
        {/* Null on a site without a model. */}
        {modelConsent !== null && (
          <ConsentSwitch name={words.model} wording={consentWordings.model.text} agreed={modelConsent} save={model} />
        )}
        <Group gap="0.25rem 1.25rem" pt="0.25rem">
          <LinkButton href="/consent" variant="default">
            {words.consent}
          </LinkButton>
          <LineLink href="/consent#ledger">{words.own}</LineLink>
          <LineLink href="#data">{words.data}</LineLink>
        </Group>
      </Stack>
    </>
  );
}

interface ConsentSwitchProps {
  name: string;
  /** The wording that the ledger records (decisions.md D30). */
  wording: string;
  agreed: boolean;
  save: ReturnType<typeof trpc.guidance.memories.consent.useMutation | typeof trpc.guidance.model.consent.useMutation>;
}

/** A switch that gives or withdraws a consent, above its wording. */
function ConsentSwitch({ name, wording, agreed, save }: ConsentSwitchProps) {
  const wordingId = useId();
  return (
    <Stack gap="0.25rem" align="flex-start">
      <NamedSwitch
        name={name}
        checked={save.isPending ? save.variables.agreed : agreed}
        onChange={(on) => {
          if (!save.isPending) save.mutate({ agreed: on, wordingLanguage: currentLanguage });
        }}
        aria-describedby={wordingId}
      />
      <p id={wordingId}>{wording}</p>
    </Stack>
  );
}

/** Returns mutation handlers with a toast for each outcome. */
function consentToasts(on: string, off: string) {
  return {
    onSuccess: ({ agreed }: { agreed: boolean }) => showSuccess({ title: agreed ? on : off }),
    onError: showCallError(words.notSaved),
  };
}
