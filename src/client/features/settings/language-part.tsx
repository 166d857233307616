import { Button, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { languageWords } from '#strings/settings.ts';
import { SectionCard } from '../../components/page/section-card.tsx';
import { chooseLanguage, currentLanguage, LANGUAGES } from '../../lib/language.ts';
import classes from './language-part.module.css';

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
      <fieldset className={classes.languages} aria-label={words.label} aria-describedby="language-guidance">
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
      </fieldset>
      <Text id="language-guidance" c="dimmed" fz="sm" mt="sm">
        {words.guidance}
      </Text>
    </SectionCard>
  );
}
