import { Group, Stack, Text } from '@mantine/core';
import { IconAppWindow, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { pushConsentWords } from '#strings/consent/consent-push.ts';
import cards from '../record/cards.module.css';
import { RecordPage } from '../record/record-page.tsx';
import { TitledTexts } from '../record/record-parts.tsx';

const { platforms, questions } = pushConsentWords;
const ICONS: Record<string, typeof IconAppWindow> = { computer: IconDeviceDesktop, mobile: IconDeviceMobile };

/** The consent record of notifications, with how they work on each device and three questions. */
export default function PushConsentPage() {
  return (
    <RecordPage
      name="push"
      words={pushConsentWords}
      sections={[
        { id: 'platforms', title: platforms.title, content: <Platforms /> },
        { id: 'questions', title: questions.title, content: <TitledTexts list={questions.list} /> },
      ]}
    />
  );
}

function Platforms() {
  return (
    <Stack gap="md" mt="lg">
      {platforms.list.map(({ id, title, text, note }) => {
        const Icon = ICONS[id] ?? IconAppWindow;
        return (
          <div key={id} className={cards.platform}>
            <Group component="h3" gap="0.625rem" wrap="nowrap">
              <Icon size={22} stroke={1.6} aria-hidden />
              {title}
            </Group>
            <Text mt="xs">{text}</Text>
            <Text mt="xs" c="dimmed">
              {note}
            </Text>
          </div>
        );
      })}
    </Stack>
  );
}
