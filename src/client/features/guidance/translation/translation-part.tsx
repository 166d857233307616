import { Box, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { translationWords as words } from '#strings/guidance/translation.ts';
import { ChoiceGroup } from '../../../components/forms/choice-group.tsx';
import { RadioChoice } from '../../../components/forms/radio-choice.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { SectionIntro } from '../../../components/page/section-card.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { formatLanguage } from '../../../lib/time/dates.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';

/** Chooses the member's Bible translation. A press changes all their verses at once. */
export default function TranslationPart({ placeholder }: { placeholder: ReactNode }) {
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.guidance.translations.list.useQuery();
  // The last press, until the server has answered it. The mutation's own state comes too late for a controlled radio button.
  const [pressed, setPressed] = useState<{ translation: string | null } | null>(null);
  const choose = trpc.guidance.translations.choose.useMutation({
    // Calls run one after the other, so the last press wins.
    scope: { id: 'translation' },
    onSuccess: (answer) => {
      const { chosen, translations } = answer;
      utils.guidance.translations.list.setData(undefined, answer);
      const read = translations.find((each) => (chosen === null ? each.isDefault : each.abbreviation === chosen));
      if (read) showSuccess({ title: words.changed(read.name) });
    },
    onError: (failure) => showError({ title: words.failed, message: readServerError(failure).message ?? undefined }),
    onSettled: (_answer, _error, variables) => setPressed((last) => (last === variables ? null : last)),
  });
  const press = (translation: string | null) => {
    const variables = { translation };
    setPressed(variables);
    choose.mutate(variables);
  };
  if (!data && !error) return placeholder;
  if (!data) return <LoadFailed error={error} message={words.loadFailed} onRetry={() => void refetch()} />;
  const { translations, chosen: stored } = data;
  const isGone = stored !== null && !translations.some(({ abbreviation }) => abbreviation === stored);
  const chosen = pressed ? pressed.translation : stored;
  const siteDefault = translations.find(({ isDefault }) => isDefault);
  const choices = [
    {
      translation: null,
      label: words.siteDefault(siteDefault?.abbreviation ?? ''),
      about: words.siteDefaultAbout,
    },
    ...translations.map(({ abbreviation, name, language, licence }) => ({
      translation: abbreviation,
      label: `${name} (${abbreviation})`,
      about: `${formatLanguage(language)}. ${licence}`,
    })),
  ];
  return (
    <>
      <SectionIntro>{words.intro}</SectionIntro>
      {isGone && !pressed && <Text mt="md">{words.gone(stored)}</Text>}
      <Box mt="lg">
        <ChoiceGroup legend={words.legend} legendHidden layout="cards">
          {choices.map(({ translation, label, about }) => (
            <RadioChoice
              key={label}
              name="translation"
              checked={chosen === translation}
              onChange={() => press(translation)}
              label={label}
              about={about}
            />
          ))}
        </ChoiceGroup>
      </Box>
      <Text role="status" c="dimmed" fz="sm" mt="sm" mih="1.5em">
        {pressed && words.changing}
      </Text>
    </>
  );
}
