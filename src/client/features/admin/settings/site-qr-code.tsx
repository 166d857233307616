import { Stack } from '@mantine/core';
import { setupGuideWords as words } from '#strings/admin/admin-settings.ts';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { QrCode } from '../../../components/text/qr-code.tsx';
import { reachableSiteUrl } from './reachable-site-url.ts';

/** Shows a QR code that opens the site on a phone; nothing if the page is open at a loopback address. */
export function SiteQrCode() {
  const url = reachableSiteUrl(window.location);
  if (!url) return null;
  return (
    <SectionCard id="setup-phone" title={words.phoneTitle} intro={words.phoneIntro}>
      <Stack gap="xs" align="flex-start" mt="md" style={{ overflowWrap: 'anywhere' }}>
        <QrCode text={url} label={words.phoneCode} />
        <p>{url}</p>
      </Stack>
    </SectionCard>
  );
}
