/** What the shop of each release had stored before it was dumped. */
export const STORED = {
  email: 'stored@example.com',
  /** The piece in the order and in the cart. */
  piece: 'Creta',
  draft: 'stored-draft',
  draftTitle: 'A draft of an earlier version',
} as const
