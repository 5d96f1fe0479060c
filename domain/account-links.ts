/** What a link that is emailed for an account does once it is used. */
export const LINK_PURPOSES = ['password', 'verification', 'email-change', 'email-undo'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

const HOUR_MS = 3_600_000

/** How long a link works, in milliseconds: one that sets a password may not wait long, one that confirms may. */
export const LINK_LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  password: HOUR_MS,
  verification: 72 * HOUR_MS,
  'email-change': 24 * HOUR_MS,
  'email-undo': 72 * HOUR_MS,
}

/** What happens to an account and ends open links before their time. */
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
 * An open link. `version` is the credentials version of its account when the link was made; every change of the
 * credentials adds one, so that it tells which of two links is older.
 */
export type OpenLink = { readonly purpose: LinkPurpose; readonly version: number }

/**
 * The purposes whose links every change of the credentials revokes. An undo link is not among them: an attacker who took
 * an account over must not end it by changing the account again.
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
 * Whether a change revokes a link that is open. Restoring an address (`undo` is the link that did) voids every change
 * of address after the one undone, and so their undo links; those of earlier changes go on working, so that the first
 * address of a chain can always be restored within its time.
 */
export function isRevokedBy(link: OpenLink, change: AccountChange, undo: OpenLink | null = null): boolean {
  if (!REVOKED[change].includes(link.purpose)) return false
  return undo === null || link.purpose !== 'email-undo' || link.version >= undo.version
}
