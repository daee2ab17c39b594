import { type Static, Type } from 'typebox';
import { closed } from '../calls/schema.ts';

/** Calls of the new-user root about accounts elsewhere that a customer signs in with, snake_case on the wire. */

export const ProviderKey = Type.String({ pattern: '^[a-z0-9-]{1,30}$' });

/** `console` is the one to return to. */
export const ConnectSocial = Type.Object({ provider: ProviderKey, console: Type.Enum(['BUYER', 'API']) }, closed);
export type ConnectSocial = Static<typeof ConnectSocial>;

export const DisconnectSocial = Type.Object({ provider: ProviderKey }, closed);
export type DisconnectSocial = Static<typeof DisconnectSocial>;

/** The provider's page that goes on with it. */
export const SocialStart = Type.Object({ location: Type.String() });
export type SocialStart = Static<typeof SocialStart>;

export const SocialRow = Type.Object({
  provider: Type.String(),
  name: Type.String(),
  /** null: none is connected. */
  account: Type.Union([
    Type.Object({
      name: Type.String(),
      connect_time: Type.String(),
      last_used_time: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
});
export type SocialRow = Static<typeof SocialRow>;

export const SocialList = Type.Object({ providers: Type.Array(SocialRow) });
export type SocialList = Static<typeof SocialList>;
