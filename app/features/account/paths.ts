/** Where one signs in, without locale, and then returns to `callback`, a path with its locale; else to the home page. */
export function loginPath(callback?: string): string {
  return callback === undefined ? '/login' : `/login?${new URLSearchParams({ callback })}`
}

/** Where the pages of an account live. */
export const PROFILE = {
  details: '/profile',
  verification: '/profile/verification',
  email: '/profile/email',
  emailCancellation: '/profile/email/cancellation',
  password: '/profile/password',
  addresses: '/profile/addresses',
  newAddress: '/profile/addresses/new',
  orders: '/profile/orders',
  privacy: '/profile/privacy',
  sessions: '/profile/sessions',
  export: '/profile/export',
  deletion: '/profile/deletion',
} as const

/** The fields of a button of a list, which does something to the entry with this id. */
export const ENTRY_FIELDS = { id: 'id', deed: 'deed' } as const

/** In the address of a page of the account: what was requested did not happen, since a service was not there. */
export const FAILED = 'failed'

/** In the address of a page of the account: so many seconds have to pass before another attempt. */
export const WAIT = 'wait'

/** The last part of a global id, which is what an address of ours shows of it. */
export function shortId(globalId: string): string {
  const [path = ''] = globalId.split('?', 1)
  return path.slice(path.lastIndexOf('/') + 1)
}

export const addressPath = (addressId: string) => `${PROFILE.addresses}/${shortId(addressId)}`
export const orderPath = (orderId: string) => `${PROFILE.orders}/${shortId(orderId)}`
