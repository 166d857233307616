import { Stack } from '@mantine/core';
import classes from './notes.module.css';

interface NotesProps {
  /** The anchor of the part. */
  id: string;
  title: string;
  list: readonly { title: string; text: string }[];
}

/** Short paragraphs under one heading, each with a heading of its own. */
export function Notes({ id, title, list }: NotesProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Stack gap="1.5rem" mt="lg">
        {list.map((note) => (
          <div key={note.title} className={classes.note}>
            <h3>{note.title}</h3>
            <p>{note.text}</p>
          </div>
        ))}
      </Stack>
    </section>
  );
}
