/** What the forms of the passkeys page do. */
export const PASSKEY_STEPS = { prove: 'prove', add: 'add', rename: 'rename', remove: 'remove' } as const

/** What was done, as in the address of the page. */
export const PASSKEYS_DONE = ['added', 'renamed', 'removed'] as const
export type PasskeysDone = (typeof PASSKEYS_DONE)[number]
