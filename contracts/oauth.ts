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

/** Where a program that uses the provider reads what it supports (OpenID Connect Discovery 1.0). */
export const DISCOVERY_PATH = '/.well-known/openid-configuration'

/** Whether a path of the shop's own origin belongs to our provider. */
export function isProviderPath(pathname: string): boolean {
  return pathname.startsWith('/authentication/') || pathname === DISCOVERY_PATH
}

/** Spec §7: the response of the token endpoint. */
export const tokenResponse = z.object({
  access_token: z.string(),
  /** Seconds. */
  expires_in: z.number(),
  refresh_token: z.string(),
  id_token: z.string(),
})
export const tokenRefusal = z.object({ error: z.string() })
