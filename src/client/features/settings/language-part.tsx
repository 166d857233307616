import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { languageWords } from '#strings/settings.ts';
import { ActionButton } from '../../components/buttons/action-button.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import { chooseLanguage, currentLanguage, LANGUAGES } from '../../lib/language.ts';
import classes from './language-part.module.css';

const words = languageWords;

/** The language of the pages, where there are several. */
export default function LanguagePart() {
  const [code, setCode] = useState(currentLanguage);
  const changed = code !== currentLanguage;
  return (
    <SectionCard id="language" title={words.title} intro={words.about}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          chooseLanguage(code);
        }}
      >
        <NativeSelect
          className={classes.select}
          label={words.label}
          value={code}
          data={LANGUAGES.map((language) => ({ value: language.code, label: language.name }))}
          onChange={(event) => setCode(event.currentTarget.value)}
          rightSection={<IconChevronDown aria-hidden size={18} />}
          rightSectionPointerEvents="none"
          description={words.guidance}
        />
        <ActionButton type="submit" variant={changed ? 'filled' : 'default'} off={!changed}>
          {words.change}
        </ActionButton>
        {/* Below the button, so that it does not move the button away. */}
        <p role="status" className={classes.status}>
          {changed && words.notYet}
        </p>
      </form>
    </SectionCard>
  );
}
