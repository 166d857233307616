import type { ChannelRowParts } from './channel-row.tsx';
import { TypedAddress } from './typed-address.tsx';

export const whatsappRow: ChannelRowParts = { Details: TypedAddress };
