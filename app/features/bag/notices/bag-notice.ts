/** What happened to a visitor's carts that the shop must report to the visitor (Spec §4). Contains no product names. */
export type CartNotice = {
  /** The number of lines that were moved to the list 'Saved for later'. */
  readonly later: number
  /** The number of lines that could neither be merged nor saved, and stay where they are. */
  readonly waiting: number
  /** The cart of this browser no longer exists. */
  readonly isGone: boolean
  /** The cart stored for the customer no longer exists. */
  readonly isStoredGone: boolean
  /** The cart of this browser belongs to a customer who is signed out. */
  readonly isStoredWithAccount: boolean
  /** A customer signed out with a bag that could not be stored with the account. */
  readonly isNotSaved: boolean
}

export const NO_NOTICE: CartNotice = {
  later: 0,
  waiting: 0,
  isGone: false,
  isStoredGone: false,
  isStoredWithAccount: false,
  isNotSaved: false,
}

export function hasNotice(notice: CartNotice): boolean {
  return Object.values(notice).some(Boolean)
}

export function mergeNotices(one: CartNotice, other: CartNotice): CartNotice {
  return {
    later: one.later + other.later,
    waiting: Math.max(one.waiting, other.waiting),
    isGone: one.isGone || other.isGone,
    isStoredGone: one.isStoredGone || other.isStoredGone,
    isStoredWithAccount: one.isStoredWithAccount || other.isStoredWithAccount,
    isNotSaved: one.isNotSaved || other.isNotSaved,
  }
}

/** The value of the cookie that stores a notice until the bag is shown: '2.0.0.1.0.0'. */
export function serializeNotice(notice: CartNotice): string {
  const { later, waiting, isGone, isStoredGone, isStoredWithAccount, isNotSaved } = notice
  return [later, waiting, isGone, isStoredGone, isStoredWithAccount, isNotSaved].map(Number).join('.')
}

/** Parses a stored notice; returns an empty notice if it is invalid. */
export function parseNotice(text: string | null): CartNotice {
  const match = /^(\d{1,3})\.(\d{1,3})\.([01])\.([01])\.([01])\.([01])$/.exec(text ?? '')
  if (match === null) return NO_NOTICE
  const [, later, waiting, gone, storedGone, storedWithAccount, notSaved] = match
  return {
    later: Number(later),
    waiting: Number(waiting),
    isGone: gone === '1',
    isStoredGone: storedGone === '1',
    isStoredWithAccount: storedWithAccount === '1',
    isNotSaved: notSaved === '1',
  }
}
