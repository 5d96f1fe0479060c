export const PASSKEY_STEPS = { prove: 'prove', add: 'add', rename: 'rename', remove: 'remove' } as const

export const PASSKEYS_DONE = ['added', 'renamed', 'removed'] as const
export type PasskeysDone = (typeof PASSKEYS_DONE)[number]
