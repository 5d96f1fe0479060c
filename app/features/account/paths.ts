/** A longer callback loses its parameters: proxies and clients refuse headers of 16 KB. */
const CALLBACK_LENGTH_MAX = 4_000

/** Search parameter of the sign-in: prefills the email address in its form. */
export const LOGIN_EMAIL = 'email'

/**
 * Returns the path without locale. Signing in redirects to `callback`, a path with its locale, or to the home page.
 * `email` prefills the form.
 */
export function loginPath(callback?: string, email?: string): string {
  if (callback === undefined) return '/login'
  const [path = ''] = callback.split('?', 1)
  const search = new URLSearchParams({ callback: callback.length > CALLBACK_LENGTH_MAX ? path : callback })
  if (email !== undefined) search.set(LOGIN_EMAIL, email)
  return `/login?${search}`
}

export const PROFILE = {
  details: '/profile',
  verification: '/profile/verification',
  email: '/profile/email',
  emailCancellation: '/profile/email/cancellation',
  password: '/profile/password',
  addresses: '/profile/addresses',
  newAddress: '/profile/addresses/new',
  orders: '/profile/orders',
  requests: '/profile/requests',
  quotes: '/profile/quotes',
  updates: '/profile/updates',
  priceList: '/profile/price-list',
  privacy: '/profile/privacy',
  company: '/profile/company',
  companyAddress: '/profile/company/addresses',
  newCompanyAddress: '/profile/company/addresses/new',
  studio: '/profile/studio',
  studioLogo: '/profile/studio/logo',
  sessions: '/profile/sessions',
  passkeys: '/profile/passkeys',
  export: '/profile/export',
  deletion: '/profile/deletion',
} as const

/** The fields of a form that acts on one list entry. */
export const ENTRY_FIELDS = { id: 'id', operation: 'operation' } as const

/** `step`: what the passkey is for; `response`: what the browser returned. */
export const PASSKEY_FIELDS = { step: 'step', response: 'passkey', name: 'passkeyName' } as const

/** The field with the proof that the second factor was given on the page of an emailed link. */
export const LINK_PROOF = 'proof'

/** Search parameter of an account page: the request failed because a service was unavailable. */
export const FAILED = 'failed'

/** Search parameter of the orders: `company` for those of the customer's company. */
export const ORDERS_SCOPE = 'of'

/** Search parameter of an account page: the seconds until the next attempt is allowed. */
export const RETRY_AFTER_PARAM = 'wait'

/** The last segment of a global id, used in our own paths. */
export function shortId(globalId: string): string {
  const [path = ''] = globalId.split('?', 1)
  return path.slice(path.lastIndexOf('/') + 1)
}

export const addressPath = (addressId: string) => `${PROFILE.addresses}/${shortId(addressId)}`
export const companyAddressPath = (id: string) => `${PROFILE.companyAddress}/${id}`
export const companyInvitationPath = (token: string) => `/company/invitation/${token}`
export const orderPath = (orderId: string) => `${PROFILE.orders}/${shortId(orderId)}`
export const quotePath = (number: string) => `${PROFILE.quotes}/${number}`
export const requestPath = (number: string) => `${PROFILE.requests}/${number}`
