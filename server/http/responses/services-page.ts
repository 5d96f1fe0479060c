import { customerGraphqlPath } from '#contracts/customer.ts'
import type { Configuration } from '../../settings/config.ts'

export type ServiceDescription = { protocol: string; url: string; [detail: string]: unknown }

/**
 * `GET /services` in demonstration mode: the URL and tokens of each embedded service, so that any official client can
 * connect to it. A real shop has no such page.
 */
export function describeServices(
  { publicOrigin, previewKey, services }: Configuration,
  names: readonly string[],
): Record<string, ServiceDescription> {
  const { commerce, content, search } = services
  const urlOf = (name: string) => `${publicOrigin}/services/${name}`
  const all: Record<string, ServiceDescription> = {
    commerce: {
      protocol: 'Shopify Storefront GraphQL 2025-04',
      url: `${urlOf('commerce')}/api/2025-04/graphql.json`,
      headers: { 'X-Shopify-Storefront-Access-Token': commerce.publicToken },
      privateHeaders: { 'Shopify-Storefront-Private-Token': commerce.privateToken },
      teamToken: commerce.teamToken,
    },
    customer: {
      protocol: 'Shopify Customer Account GraphQL 2025-04, with the access token of a customer',
      url: urlOf('customer') + customerGraphqlPath('2025-04'),
    },
    carrier: {
      protocol: 'GET /api/cart/{id}/shipments',
      url: urlOf('carrier'),
      headers: { 'X-Shop-Domain': commerce.shopDomain },
    },
    content: {
      protocol: 'Sanity HTTP query API',
      url: urlOf('content'),
      project: content.project,
      dataset: content.dataset,
      readToken: content.readToken,
      previewToken: content.previewToken,
      preview: { url: `${publicOrigin}/preview`, key: previewKey },
      writeToken: content.writeToken,
    },
    search: {
      protocol: 'Algolia search API',
      url: urlOf('search'),
      application: search.application,
      searchKey: search.searchKey,
      adminKey: search.adminKey,
    },
    identity: {
      protocol: 'OpenID Connect, authorization code with PKCE S256',
      url: `${publicOrigin}/.well-known/openid-configuration`,
      clientId: services.identity.clientId,
    },
    platform: { protocol: 'REST, with the access token of a customer', url: urlOf('platform') },
    chat: { protocol: 'REST and server-sent events, for servers only', url: urlOf('chat') },
    audience: {
      protocol: 'audiences by visitor id, as in the Optimizely Data Platform',
      url: `${urlOf('audience')}/graphql`,
      headers: { 'x-api-key': services.audience.keys[0] },
    },
    tracking: { protocol: 'Shopify tracking events, in batches', url: urlOf('tracking') },
    team: { protocol: 'REST, with the access token of a member of the team', url: urlOf('team') },
    mail: { protocol: 'outbox of emails', url: urlOf('mail/outbox'), token: commerce.teamToken },
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
}

export function listServices(described: Readonly<Record<string, ServiceDescription>>): object {
  const services = Object.entries(described).map(([name, { protocol, url }]) => [name, { protocol, url }])
  return {
    tokens:
      'When the shop starts, it prints the URL of this page with the key that makes it show the tokens too.',
    services: Object.fromEntries(services),
  }
}
