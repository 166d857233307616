import { consentWords } from '#strings/consent/consent.ts';
import classes from './on-this-page.module.css';

/** The ways to the parts of a long page, where there is room beside it. */
export function OnThisPage({ parts }: { parts: readonly { id: string; title: string }[] }) {
  return (
    <nav className={classes.contents} aria-labelledby="on-this-page">
      <h2 id="on-this-page">{consentWords.onThisPage}</h2>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
