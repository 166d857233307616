import { Button, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { languageWords } from '#strings/settings.ts';
import { SectionIntro } from '../../components/page/section-card.tsx';
import { Note } from '../../components/text/note.tsx';
import { allowReload } from '../../lib/forms/leave-guard.ts';
import { askToLeave } from '../../lib/forms/unsaved-changes.ts';
import { chooseLanguage, currentLanguage, LANGUAGES } from '../../lib/language.ts';

const words = languageWords;

async function change(code: string): Promise<void> {
  if (!(await askToLeave({ clearsDrafts: false }))) return;
  // The drafts stay.
  allowReload();
  // The page reloads, and this anchor scrolls and focuses this part again.
  history.replaceState(history.state, '', '#language');
  chooseLanguage(code);
}

/** Chooses the language of the pages. A press applies it at once, and asks first if there are unsaved changes. */
export default function LanguagePart() {
  return (
    <>
      <SectionIntro>{words.about}</SectionIntro>
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
              // As every other choice that is made.
              style={isCurrent ? { boxShadow: 'inset 0 0 0 2px var(--primary)' } : undefined}
              onClick={() => !isCurrent && void change(code)}
            >
              {name}
            </Button>
          );
        })}
      </Group>
      <Note id="language-guidance" mt="sm">
        {words.guidance}
      </Note>
    </>
  );
}
