import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { appWords } from '#strings/app.ts';
import { secondStepWords } from '#strings/security.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useMember } from '../member.tsx';
import classes from '../panel-form.module.css';
import codesOf from './recovery-codes.module.css';

const words = secondStepWords;

/** The recovery codes, this once, with ways to keep them. */
export default function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { account } = useMember();
  const [copied, setCopied] = useState<boolean | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = [words.fileTitle(appWords.name, account.email), '', ...codes, ''].join('\n');
  return (
    <div className={codesOf.codes}>
      <h4 ref={heading} tabIndex={-1} className={codesOf.title}>
        {words.codesTitle}
      </h4>
      <p className={classes.note}>{words.codesAbout}</p>
      <ol className={codesOf.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={classes.buttons}>
        <Button variant="default" size="sm" onClick={() => void copyText(codes.join('\n')).then(setCopied)}>
          {words.copyCodes}
        </Button>
        <Button
          variant="default"
          size="sm"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), words.fileName)}
        >
          {words.download}
        </Button>
      </div>
      <p role="status" className={codesOf.copied}>
        {copied !== null && (copied ? words.copied : words.copyFailed)}
      </p>
      <div className={classes.buttons}>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </div>
  );
}
