import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { appWords } from '#strings/app.ts';
import { secondStepWords } from '#strings/auth/security.ts';
import { Form } from '../../../components/forms/form.tsx';
import { Note } from '../../../components/text/note.tsx';
import { useCopy } from '../../../lib/browser/copy-text.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useUnsavedChanges } from '../../../lib/forms/unsaved-changes.ts';
import { useMember } from '../../member/member-context.tsx';
import classes from './recovery-codes.module.css';

const words = secondStepWords;

interface RecoveryCodesProps {
  /** The id of its form, for `askToLeave` before the codes are closed. */
  formId: string;
  codes: string[];
  onDone: () => void;
}

/**
 * Shows the recovery codes once. Leaving asks first, unless the member has copied or downloaded them: the browser does not
 * say whether printing was cancelled.
 */
export default function RecoveryCodes({ formId, codes, onDone }: RecoveryCodesProps) {
  const { account } = useMember();
  const [saved, setSaved] = useState(false);
  const { outcome, copy } = useCopy(() => setSaved(true));
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = words.fileTitle(appWords.name, account.email);
  const download = () => {
    saveFile(new Blob([[title, '', ...codes, ''].join('\n')], { type: 'text/plain' }), words.fileName);
    setSaved(true);
  };
  useUnsavedChanges({
    formId,
    title: words.codesTitle,
    headingId: 'safety',
    dirty: !saved,
    saving: false,
    hasDraft: false,
    leave: words.leave,
  });
  return (
    <Form
      id={formId}
      gap="sm"
      onSubmit={(event) => {
        event.preventDefault();
        download();
      }}
    >
      <Text component="h4" ref={heading} tabIndex={-1} ff="text" fw={600}>
        {words.codesTitle}
      </Text>
      <Note>{words.codesAbout}</Note>
      <div ref={sheet} className={classes.sheet}>
        <p className={classes.printed}>{title}</p>
        <ol className={classes.list}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <Group gap="sm">
        <Button variant="default" size="sm" onClick={() => void copy(codes.join('\n'))}>
          {words.copyCodes}
        </Button>
        <Button type="submit" variant="default" size="sm">
          {words.download}
        </Button>
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            if (sheet.current) printAlone(sheet.current);
          }}
        >
          {words.print}
        </Button>
      </Group>
      <Note role="status" hidden={outcome === null}>
        {outcome && (outcome === 'copied' ? words.copied : words.copyFailed)}
      </Note>
      <div>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </Form>
  );
}

/** Prints only this element of the page (`recovery-codes.module.css`). */
function printAlone(element: HTMLElement): void {
  const { dataset } = element;
  dataset.printing = '';
  window.addEventListener('afterprint', () => delete dataset.printing, { once: true });
  window.print();
}
