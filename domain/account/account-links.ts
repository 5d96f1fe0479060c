export const LINK_PURPOSES = ['password', 'verification', 'email-change', 'email-undo'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

const HOUR_MS = 3_600_000

/**
 * How long each kind of link stays valid, in milliseconds: shorter for setting a password than for confirming an
 * address.
 */
export const LINK_LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  password: HOUR_MS,
  verification: 72 * HOUR_MS,
  'email-change': 24 * HOUR_MS,
  'email-undo': 72 * HOUR_MS,
}

/** Account events that revoke open links early. */
export const ACCOUNT_CHANGES = [
  'password-reset',
  'password-changed',
  'email-verified',
  'email-changed',
  'email-restored',
  'email-change-cancelled',
  'signed-out-everywhere',
] as const
export type AccountChange = (typeof ACCOUNT_CHANGES)[number]

/**
 * An open link. `version` is the account's credentials version when the link was created; every change of the
 * credentials increments it, so it shows which of two links is older.
 */
export type OpenLink = { readonly purpose: LinkPurpose; readonly version: number }

/**
 * Link purposes that every change of credentials revokes. Undo links are excluded: an attacker who took over an account
 * must not be able to revoke them by changing it again.
 */
const BOUND_PURPOSES = ['password', 'verification', 'email-change'] as const satisfies LinkPurpose[]

const REVOKED: Readonly<Record<AccountChange, readonly LinkPurpose[]>> = {
  'password-reset': BOUND_PURPOSES,
  'password-changed': BOUND_PURPOSES,
  'email-verified': BOUND_PURPOSES,
  'email-changed': BOUND_PURPOSES,
  'email-restored': LINK_PURPOSES,
  'email-change-cancelled': ['email-change'],
  'signed-out-everywhere': BOUND_PURPOSES,
}

/**
 * Whether a change revokes an open link. Restoring an address (`undo` is the link that did) voids every later change of
 * address and its undo link. Undo links of earlier changes stay valid, so that the first address of a chain can always
 * be restored in time.
 */
export function isRevokedBy(link: OpenLink, change: AccountChange, undo: OpenLink | null = null): boolean {
  if (!REVOKED[change].includes(link.purpose)) return false
  return undo === null || link.purpose !== 'email-undo' || link.version >= undo.version
}
