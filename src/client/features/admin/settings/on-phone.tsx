import { Stack } from '@mantine/core';
import { setupGuideWords as words } from '#strings/admin/admin-settings.ts';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { QrCode } from '../../../components/text/qr-code.tsx';
import { addressForPhone } from './address-for-phone.ts';

/** Shows a QR code that opens the site on a phone; nothing if the page is open at a loopback address. */
export function OnPhone() {
  const address = addressForPhone(window.location);
  if (!address) return null;
  return (
    <SectionCard id="setup-phone" title={words.phoneTitle} intro={words.phoneIntro}>
      <Stack gap="xs" align="flex-start" mt="md" style={{ overflowWrap: 'anywhere' }}>
        <QrCode text={address} label={words.phoneCode} />
        <p>{address}</p>
      </Stack>
    </SectionCard>
  );
}
