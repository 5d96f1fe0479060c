/** Spec §3, §6: how many lists an account may have, and how many pieces and sections a list. */
export const LISTS_MAX = 200
export const LIST_ITEMS_MAX = 500
export const LIST_SECTIONS_MAX = 50

/** How many people edit a list beside its owner, or are invited to, and for how many days an invitation is valid. */
export const LIST_MEMBERS_MAX = 20
export const LIST_INVITATION_DAYS = 30

/** Spec §5: the largest number of characters of each text of a list. */
export const LIST_LENGTHS = {
  name: 80,
  description: 1_000,
  section: 80,
  /** Of a piece: for those who edit the list, and for the client who gets its documents. */
  note: 500,
} as const

/** How long a list, a section or a piece can be restored after it was removed, in days. */
export const LIST_RESTORE_DAYS = 30
