import classes from './steps.module.css';

export interface StepsWords {
  title: string;
  list: readonly { title: string; text: string }[];
}

/** A process as a line with its steps, from the first to the last. */
export function Steps({ title, list }: StepsWords) {
  return (
    <section aria-labelledby="process">
      <h2 id="process">{title}</h2>
      <ol className={classes.steps}>
        {list.map((step) => (
          <li key={step.title} className={classes.step}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
