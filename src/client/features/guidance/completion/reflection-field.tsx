import type { TextareaProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { completionWords } from '#strings/guidance/completion.ts';
import { MIN_REFLECTION_LENGTH } from '../../../../shared/guidance/guidance-limits.ts';
import { MAX_TEXT_LENGTH } from '../../../../shared/text/text-limit.ts';
import { CountedTextArea } from '../../../components/forms/counted-text-area.tsx';
import { CareHint } from '../care/care-hint.tsx';

const words = completionWords.reflectionTime;

interface ReflectionFieldProps extends Pick<TextareaProps, 'mt' | 'onKeyDown' | 'readOnly' | 'rows'> {
  value: string;
  onChange: (text: string) => void;
  /** A note below the field. */
  children?: ReactNode;
}

/** The field for a reflection: it counts the characters, and offers help on signs of crisis before saving (rules.md G6). */
export function ReflectionField({ children, ...field }: ReflectionFieldProps) {
  return (
    <>
      <CountedTextArea
        {...field}
        label={words.label}
        placeholder={words.placeholder}
        minLength={MIN_REFLECTION_LENGTH}
        maxLength={MAX_TEXT_LENGTH}
        words={{ ...words, count: words.minimum }}
      />
      {children}
      <CareHint text={field.value} />
    </>
  );
}
