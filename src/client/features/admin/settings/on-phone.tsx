import { Stack } from '@mantine/core';
import { setupGuideWords as words } from '#strings/admin/admin-settings.ts';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { QrCode } from '../../../components/text/qr-code.tsx';
import { addressForPhone } from './address-for-phone.ts';

/** Leads to the site on a phone, by its camera. Nothing is shown where the site has an address of this machine only. */
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
