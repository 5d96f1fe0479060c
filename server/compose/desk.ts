import { createDeskClient } from '#clients/identity/desk-client.ts'
import type { DeskSession } from '#contracts/team/desk.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { createDesk, type Desk } from '../desk/desk.ts'
import { createPreviewPasses } from '../http/preview-passes.ts'
import type { Logger } from '../http/request-log.ts'
import type { Configuration, ServiceSettings } from '../settings/config.ts'
import { hostedProject, hostedShop } from '../settings/hosted-logs.ts'
import type { Services } from './services/services.ts'

const NO_DESK: Desk = { handle: () => null, acceptSocket: async () => 404 }

const SHOPIFY_DOMAIN = /^(.+)\.myshopify\.com$/

/** Handles nothing without a team API, or with another identity provider. */
export function createDeskServer(
  { publicOrigin, secret, oldSecrets, services, previewKey }: Configuration,
  reach: Services['reach'],
  log: Logger,
): Desk {
  const { baseUrl, fetch } = reach.identity
  const { baseUrl: contentUrl, fetch: fetchContent } = reach.content
  if (reach.team === null || baseUrl === null) return NO_DESK
  return createDesk({
    publicOrigin,
    now: systemClock,
    hosted: hostedAdministrations(services),
    team: reach.team,
    issuePreviewPass: createPreviewPasses(previewKey, () => systemClock().getTime()).issue,
    content: contentUrl === null ? null : { baseUrl: contentUrl, fetch: fetchContent },
    seal: createSeal([secret, ...oldSecrets], 'desk sign-ins'),
    identity: createDeskClient({
      publicUrl: publicOrigin,
      origin: publicOrigin,
      baseUrl,
      fetch,
      token: services.identity.screensTokens[0],
      report: (problem) => log.warn({ client: 'identity', ...problem }, 'service problem'),
    }),
  })
}

/** Returns the URLs where hosted services are managed; our own services are managed at the desk. */
export function hostedAdministrations({
  commerce,
  customer,
  content,
  search,
  tracking,
}: Pick<
  ServiceSettings,
  'commerce' | 'customer' | 'content' | 'search' | 'tracking'
>): DeskSession['hosted'] {
  const hosted: DeskSession['hosted'] = {}
  if (hostedShop(commerce)) {
    const shop = shopAdministration(commerce.shopDomain)
    hosted.commerce = shop
    if (customer.url !== null) hosted.customers = `${shop}/customers`
  }
  if (hostedProject(content)) hosted.content = `https://www.sanity.io/manage/project/${content.project}`
  if (search.isHosted) hosted.search = `https://dashboard.algolia.com/apps/${search.application}`
  if (tracking.shopId !== null) hosted.tracking = `${shopAdministration(commerce.shopDomain)}/analytics`
  return hosted
}

function shopAdministration(domain: string): string {
  const [, name] = SHOPIFY_DOMAIN.exec(domain) ?? []
  return name === undefined ? `https://${domain}/admin` : `https://admin.shopify.com/store/${name}`
}
