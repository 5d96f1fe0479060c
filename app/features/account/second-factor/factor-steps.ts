/** What the forms of the second factor do; one without a step has a code. */
export const FACTOR_STEPS = { passkey: 'passkey', newPasskey: 'new-passkey' } as const
