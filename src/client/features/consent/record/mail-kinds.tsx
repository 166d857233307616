import { Text } from '@mantine/core';
import classes from './mail-kinds.module.css';

interface MailKindsProps {
  title: string;
  list: readonly { title: string; often: string; text: string }[];
}

/** Every kind of mail a member may get, each with how often. */
export function MailKinds({ title, list }: MailKindsProps) {
  return (
    <section aria-labelledby="kinds">
      <h2 id="kinds">{title}</h2>
      <ul className={classes.kinds}>
        {list.map((kind) => (
          <li key={kind.title}>
            <div className={classes.head}>
              <h3>{kind.title}</h3>
              <Text span c="dimmed" fz="sm">
                {kind.often}
              </Text>
            </div>
            <p>{kind.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
