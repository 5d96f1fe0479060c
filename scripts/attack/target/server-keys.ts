import type { ServiceSettings } from '#server/settings/config.ts'
import type { Route } from '../../routes/route.ts'
import type { CustomerData } from './personal.ts'

export type Headers = Readonly<Record<string, string>>

/**
 * The credentials of a server, the team or a signed-in customer for a route, so that attacks get past authorization.
 */
export type ServerKeys = (route: Pick<Route, 'part' | 'method' | 'pattern'>) => Headers

/** Paths that end every session of the customer, and thereby invalidate their token. */
const ENDS_SIGN_IN = /\/account\/(?:sessions|other-sessions)/

/** Our own shop's credentials, from its settings and its customer. */
export function createServerKeys(settings: ServiceSettings, customerData: CustomerData): ServerKeys {
  const { commerce, identity, content, search, customer, platform } = settings
  const { files, visual, audience, tracking, chat } = settings
  const { accessToken } = customerData.key
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const keys: Readonly<Record<string, (route: Parameters<ServerKeys>[0]) => Headers>> = {
    commerce: () => ({
      ...bearer(commerce.teamToken),
      'shopify-storefront-private-token': commerce.privateToken,
      'x-cart-key': customerData.checkout.cartKey,
      'x-customer-access-token': accessToken,
      'idempotency-key': 'an-attack-at-the-checkout',
    }),
    identity: ({ method, pattern }) => ({
      ...bearer(identity.screensTokens[0]),
      cookie: customerData.signIn.cookie,
      ...(!(method === 'DELETE' && ENDS_SIGN_IN.test(pattern)) && { 'x-account-token': accessToken }),
    }),
    customer: ({ pattern }) =>
      bearer(/\/(?:companies|languages)\//.test(pattern) ? customer.companyTokens[0] : accessToken),
    platform: ({ pattern }) =>
      bearer(
        /\/(?:searches|requests|lists\/(?:shared|invitations))\b/.test(pattern)
          ? platform.serverTokens[0]
          : accessToken,
      ),
    files: () => bearer(files.serverTokens[0]),
    mail: () => bearer(commerce.teamToken),
    content: () => bearer(content.writeToken),
    visual: () => bearer(visual.tokens[0]),
    tracking: () => bearer(tracking.serverTokens[0]),
    chat: () => ({
      ...bearer(chat.serverTokens[0]),
      'x-customer-token': accessToken,
      'x-chat-guest': 'a guest of the attack suite',
    }),
    audience: () => ({ 'x-api-key': audience.keys[0], ...bearer(audience.newsletterTokens[0]) }),
    search: () => ({
      'x-algolia-api-key': search.adminKey,
      'x-algolia-application-id': search.application,
    }),
    carrier: () => ({ 'x-shop-domain': commerce.shopDomain }),
  }
  return (route) => keys[route.part]?.(route) ?? {}
}
