import { channelWords } from '#strings/channels/all.ts';
import { CHANNELS } from '../../../../shared/channels/channels.ts';
import { AddressField } from './address-field.tsx';
import type { ChannelPartProps } from './channel-row.ts';
import { ConsentBox } from './consent-box.tsx';
import classes from './details.module.css';
import { VerifyAddress } from './verify-address.tsx';

/** The details of a channel that sends to an address the member types: the field, the consent words and the code. */
export function TypedDetails({ standing, editing }: ChannelPartProps) {
  const { method } = standing;
  const { wording } = channelWords[method];
  return (
    <>
      <AddressField method={method} editing={editing} />
      {CHANNELS[method].consent.box ? (
        <ConsentBox method={method} editing={editing} />
      ) : (
        // The ledger records that these very words were shown (decisions.md D30).
        wording && <p className={classes.note}>{wording.text}</p>
      )}
      <VerifyAddress standing={standing} editing={editing} />
    </>
  );
}
