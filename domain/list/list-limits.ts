/** Spec §3, §6: the maximum number of lists per account, and of pieces and sections per list. */
export const LISTS_MAX = 200
export const LIST_ITEMS_MAX = 500
export const LIST_SECTIONS_MAX = 50

/**
 * The maximum number of people who may edit a list, including open invitations, and how many days an invitation stays
 * valid.
 */
export const LIST_MEMBERS_MAX = 20
export const LIST_INVITATION_DAYS = 30

/** Spec §5: maximum lengths in characters. */
export const LIST_LENGTHS = {
  name: 80,
  description: 1_000,
  section: 80,
  /** Each piece has a note for the list's editors, and one for the client who gets its documents. */
  note: 500,
} as const

/** How many days a removed list, section or piece can be restored. */
export const LIST_RESTORE_DAYS = 30
