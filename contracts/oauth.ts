import { z } from 'zod'

/** The storefront's client id at the OAuth provider: a public client. */
export const STOREFRONT_CLIENT = 'storefront'

/** The desk's client id: a public client whose tokens open the team API and nothing of a customer's. */
export const DESK_CLIENT = 'desk'
export const DESK_SCOPE = 'desk'

/** Spec §7: the paths of the account provider. */
export const IDENTITY_PATHS = {
  authorize: '/authentication/oauth/authorize',
  token: '/authentication/oauth/token',
  logout: '/authentication/logout',
  userinfo: '/authentication/userinfo',
} as const

/** Spec §7: the response of the token endpoint. */
export const tokenResponse = z.object({
  access_token: z.string(),
  /** Seconds. */
  expires_in: z.number(),
  refresh_token: z.string(),
  id_token: z.string(),
})
export const tokenRefusal = z.object({ error: z.string() })
