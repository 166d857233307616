import { IconBrandWhatsapp } from '@tabler/icons-react';
import { whatsapp } from '#strings/channels/whatsapp.ts';
import type { ChannelPartProps, ChannelRow } from './channel-row.ts';
import classes from './details.module.css';
import { NumberField } from './number-field.tsx';
import { VerifyNumber } from './verify-number.tsx';

export const whatsappRow: ChannelRow = { Icon: IconBrandWhatsapp, Details: WhatsappDetails };

function WhatsappDetails({ standing, editing }: ChannelPartProps) {
  return (
    <>
      <NumberField field="whatsappNumber" editing={editing} />
      {/* The ledger records that these very words were shown (decisions.md D30). */}
      <p className={classes.note}>{whatsapp.wording.text}</p>
      <VerifyNumber channel="whatsapp" field="whatsappNumber" standing={standing} editing={editing} />
    </>
  );
}
