/** Spec §3, §6: limits of lists per account, and of pieces and sections per list. */
export const LISTS_MAX = 200
export const LIST_ITEMS_MAX = 500
export const LIST_SECTIONS_MAX = 50

/** People invited to edit a list count, too; an invitation is valid for this many days. */
export const LIST_MEMBERS_MAX = 20
export const LIST_INVITATION_DAYS = 30

/** Spec §5: in characters. */
export const LIST_LENGTHS = {
  name: 80,
  description: 1_000,
  section: 80,
  /** Each piece has a note for those who edit the list, and one for the client who gets its documents. */
  note: 500,
} as const

/** Days in which a removed list, section or piece can be restored. */
export const LIST_RESTORE_DAYS = 30
