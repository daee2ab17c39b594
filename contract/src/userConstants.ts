/** E-mail and password are not this account's. */
export const ACCOUNT_MISMATCH = -10010302;

/** Below the root of the new user service: the signed-in user and their rights. */
export const PROFILE_CALL = '/v1/get-login-user';
