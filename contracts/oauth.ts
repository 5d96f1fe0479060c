import { z } from 'zod'

/** A public OAuth client. */
export const STOREFRONT_CLIENT = 'storefront'

/** A public OAuth client whose tokens give access to the team API, but not to customer data. */
export const DESK_CLIENT = 'desk'
export const DESK_SCOPE = 'desk'

/** Spec §7. */
export const IDENTITY_PATHS = {
  authorize: '/authentication/oauth/authorize',
  token: '/authentication/oauth/token',
  logout: '/authentication/logout',
  userinfo: '/authentication/userinfo',
} as const

export const DISCOVERY_PATH = '/.well-known/openid-configuration'

export function isProviderPath(pathname: string): boolean {
  return pathname.startsWith('/authentication/') || pathname === DISCOVERY_PATH
}

/** Spec §7. */
export const tokenResponse = z.object({
  access_token: z.string(),
  /** In seconds. */
  expires_in: z.number(),
  refresh_token: z.string(),
  id_token: z.string(),
})
export const tokenRefusal = z.object({ error: z.string() })
