/** E-mail and password are not this account's. */
export const ACCOUNT_MISMATCH = -10010302;
