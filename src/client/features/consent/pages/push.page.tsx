import { Stack } from '@mantine/core';
import { IconAppWindow, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { pushConsentWords } from '#strings/consent/consent-push.ts';
import { Notes } from '../record/notes.tsx';
import { RecordPage } from '../record/record-page.tsx';
import classes from './platforms.module.css';

const { platforms, questions } = pushConsentWords;
const ICONS: Record<string, typeof IconAppWindow> = {
  desktop: IconDeviceDesktop,
  mobile: IconDeviceMobile,
  pwa: IconAppWindow,
};

/** The consent record of notifications, with what they do on each device, and three questions. */
export default function PushConsentPage() {
  return (
    <RecordPage
      name="push"
      words={pushConsentWords}
      own={{
        parts: [
          { id: 'platforms', title: platforms.title },
          { id: 'questions', title: questions.title },
        ],
        content: (
          <>
            <DevicePlatforms />
            <Notes id="questions" {...questions} />
          </>
        ),
      }}
    />
  );
}

function DevicePlatforms() {
  return (
    <section aria-labelledby="platforms">
      <h2 id="platforms">{platforms.title}</h2>
      <Stack gap="md" mt="lg">
        {platforms.list.map(({ id, title, text, note }) => {
          const Icon = ICONS[id] ?? IconAppWindow;
          return (
            <div key={id} className={classes.platform}>
              <h3>
                <Icon size={22} stroke={1.6} aria-hidden />
                {title}
              </h3>
              <p>{text}</p>
              <p className={classes.note}>{note}</p>
            </div>
          );
        })}
      </Stack>
    </section>
  );
}
