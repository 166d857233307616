import type { ChannelRowParts } from './channel-row.tsx';
import { TypedAddress } from './typed-address.tsx';

export const smsRow: ChannelRowParts = { Details: TypedAddress };
