import { Fragment } from 'react';
import { formatZone } from '../../lib/time/dates.ts';

// A character that no sentence contains.
const SEAM = '\u0000';

interface MarkedPartProps {
  /** Builds the sentence around the part. */
  sentence: (part: string) => string;
  part: string;
  /** The language of the part; undefined for that of the page. */
  lang: string | undefined;
}

/** A sentence with one part in another language, marked with `lang` for screen readers. */
export function MarkedPart({ sentence, part, lang }: MarkedPartProps) {
  const [before, ...after] = sentence(SEAM).split(SEAM);
  return (
    <>
      {before}
      {after.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order
        <Fragment key={index}>
          <span lang={lang}>{part}</span>
          {text}
        </Fragment>
      ))}
    </>
  );
}

/** A sentence that names a time zone. The name is in English on every page, because Intl does not translate cities. */
export function ZoneSentence({ sentence, timeZone }: { sentence: (zone: string) => string; timeZone: string }) {
  return <MarkedPart sentence={sentence} part={formatZone(timeZone)} lang="en" />;
}
