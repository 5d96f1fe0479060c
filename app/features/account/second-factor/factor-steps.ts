/** A form without a step submits a code. */
export const FACTOR_STEPS = { passkey: 'passkey', newPasskey: 'new-passkey' } as const
