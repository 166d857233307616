import { Button, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { languageWords } from '#strings/settings.ts';
import { SectionCard } from '../../components/page/section-card.tsx';
import { Note } from '../../components/text/note.tsx';
import { chooseLanguage, currentLanguage, LANGUAGES } from '../../lib/language.ts';

const words = languageWords;

function change(code: string): void {
  // The page is loaded again, and its anchor brings the reader and the focus back to this part.
  history.replaceState(history.state, '', '#language');
  chooseLanguage(code);
}

/** The languages of the pages. A press on one changes to it at once, so there is nothing to save. */
export default function LanguagePart() {
  return (
    <SectionCard id="language" title={words.title} intro={words.about}>
      <Group component="fieldset" gap="sm" mt="lg" aria-label={words.label} aria-describedby="language-guidance">
        {LANGUAGES.map(({ code, name }) => {
          const isCurrent = code === currentLanguage;
          return (
            <Button
              key={code}
              lang={code}
              variant={isCurrent ? 'light' : 'default'}
              leftSection={isCurrent && <IconCheck aria-hidden size={18} />}
              aria-pressed={isCurrent}
              onClick={() => !isCurrent && change(code)}
            >
              {name}
            </Button>
          );
        })}
      </Group>
      <Note id="language-guidance" mt="sm">
        {words.guidance}
      </Note>
    </SectionCard>
  );
}
