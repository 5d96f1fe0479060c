import { z } from 'zod'

/** The storefront as the OAuth provider knows it: a public client. */
export const STOREFRONT_CLIENT = 'storefront'

/** Spec §7: where the account provider answers. */
export const IDENTITY_PATHS = {
  authorize: '/authentication/oauth/authorize',
  token: '/authentication/oauth/token',
  logout: '/authentication/logout',
  userinfo: '/authentication/userinfo',
} as const

/** Spec §7: what the token endpoint answers. */
export const tokenResponse = z.object({
  access_token: z.string(),
  /** Seconds. */
  expires_in: z.number(),
  refresh_token: z.string(),
  id_token: z.string(),
})
export const tokenRefusal = z.object({ error: z.string() })
