import { createCarrierService } from '#services/carrier/service.ts'
import { createContentService } from '#services/content/service.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { Service } from '#services/kernel/service.ts'
import { createSearchService } from '#services/search/service.ts'
import type { Configuration, ServiceSettings } from '../config.ts'
import type { Logger } from '../http/request-log.ts'
import { HOSTED, type Reach, reach } from '../seam.ts'
import { makeAudience } from './audience-service.ts'
import { makeCommerce } from './commerce-service.ts'
import { companyAt } from './company-at.ts'
import { makeCustomer } from './customer-service.ts'
import { makeIdentity } from './identity-service.ts'
import { languageAt } from './language-at.ts'
import { makeMail } from './mail-service.ts'
import { makePlatform } from './platform-service.ts'
import { tokenOwnerAt } from './token-owner.ts'
import { makeVisual } from './visual-service.ts'

type ServiceName =
  | 'commerce'
  | 'carrier'
  | 'content'
  | 'customer'
  | 'search'
  | 'identity'
  | 'platform'
  | 'mail'
  | 'visual'
  | 'audience'

/** The services of this process, how all services are reached, and how they end. */
export type Services = {
  embedded: Partial<Record<ServiceName, Service>>
  reach: {
    commerce: Reach
    customer: Reach
    carrier: Reach
    content: Reach<string | null>
    search: Reach<string | null>
    identity: Reach<string | null>
    platform: Reach
    visual: Reach
    audience: Reach
  }
  /** Answers for the OAuth provider at the shop's own addresses; null for every other address. */
  handleOAuth(request: Request): Promise<Response> | null
  close(): Promise<void>
}

/** Makes the services that are not hosted elsewhere. With ROLE=storefront none runs here. */
export async function createServices(
  configuration: Configuration,
  {
    database,
    limiter,
    log,
    isDemonstrationOpen,
  }: { database: Database; limiter: RateLimiter; log: Logger; isDemonstrationOpen: () => boolean },
): Promise<Services> {
  const { services: settings, role } = configuration
  const isHere = role !== 'storefront'
  const runsHere = (service: { url: string | null; isHosted?: boolean }) =>
    isHere && service.url === null && !service.isHosted

  const mail = isHere ? makeMail(configuration, database, log) : null
  const identity =
    mail && runsHere(settings.identity)
      ? await makeIdentity({
          configuration,
          database,
          limiter,
          log,
          mail: mail.service,
          readLanguage: languageAt(() => customerReach, settings.customer.companyTokens[0]),
        })
      : null
  const identityReach = settings.identity.url === null ? reach('identity', null, identity) : HOSTED
  const identityUrl = identityReach.baseUrl ?? settings.identity.url ?? configuration.publicOrigin
  const tokenOwner = tokenOwnerAt({ ...identityReach, baseUrl: identityUrl })
  const commerce =
    mail && runsHere(settings.commerce)
      ? makeCommerce({
          configuration,
          database,
          limiter,
          log,
          mail: mail.service,
          tokenOwner,
          companyOf: companyAt(() => customerReach, settings.customer.companyTokens[0]),
          isDemonstrationOpen,
        })
      : null
  const commerceReach = reach('commerce', settings.commerce.url, commerce)
  const carrier = runsHere(settings.carrier)
    ? makeCarrier(settings, { storefront: commerceReach, log })
    : null
  const content = runsHere(settings.content) ? makeContent(settings, { database, log }) : null
  const search = runsHere(settings.search) ? makeSearch(settings, { database, log }) : null
  const visual = runsHere(settings.visual)
    ? await makeVisual(configuration, { database, limiter, log })
    : null
  const customer = runsHere(settings.customer)
    ? makeCustomer({
        configuration,
        database,
        log,
        commerce: commerceReach,
        tokenOwner,
        platform: () => platformReach,
      })
    : null
  const customerReach = reach('customer', settings.customer.url, customer)
  const platform = runsHere(settings.platform)
    ? makePlatform(database, tokenOwner, {
        customer: customerReach,
        serverTokens: settings.platform.serverTokens,
        secrets: [configuration.secret, ...configuration.oldSecrets],
        log,
      })
    : null
  const platformReach = reach('platform', settings.platform.url, platform)

  const audience = runsHere(settings.audience)
    ? makeAudience({
        configuration,
        database,
        log,
        commerce: commerceReach,
        identity: identityReach,
        customer: customerReach,
      })
    : null

  const own = { commerce, customer, carrier, content, search, identity, platform, visual, audience }
  const all = { ...own, mail: mail?.service ?? null }
  return {
    embedded: Object.fromEntries(Object.entries(all).filter(([, service]) => service !== null)),
    reach: {
      commerce: commerceReach,
      customer: customerReach,
      carrier: reach('carrier', settings.carrier.url, carrier),
      content: settings.content.isHosted ? HOSTED : reach('content', settings.content.url, content),
      identity: identityReach,
      platform: platformReach,
      visual: reach('visual', settings.visual.url, visual),
      audience: reach('audience', settings.audience.url, audience),
      search: settings.search.isHosted ? HOSTED : reach('search', settings.search.url, search),
    },
    handleOAuth: (request) =>
      identity?.owns(new URL(request.url).pathname) ? identity.fetch(request) : null,
    async close() {
      await mail?.stop()
      await search?.close()
      await visual?.close()
      await content?.close()
    },
  }
}

type Means = { database: Database; log: Logger }

function makeCarrier(
  { commerce: { shopDomain, privateToken } }: ServiceSettings,
  { storefront, log }: { storefront: Reach; log: Logger },
): Service {
  return createCarrierService({
    shopDomain,
    storefront: { ...storefront, privateToken },
    reportFault: (fault) => log.error({ err: fault }, 'carrier fault'),
  })
}

function makeContent({ content }: ServiceSettings, { database, log }: Means) {
  const { project, dataset, readToken, previewToken, writeToken } = content
  return createContentService({
    database,
    clock: systemClock,
    projectId: project,
    dataset,
    tokens: { read: readToken, preview: previewToken, write: writeToken },
    reportFault: (fault) => log.error({ err: fault }, 'content fault'),
  })
}

function makeSearch(
  { search: { application, searchKey, adminKey } }: ServiceSettings,
  { database, log }: Means,
) {
  return createSearchService({
    database,
    clock: systemClock,
    applicationId: application,
    searchKey,
    adminKey,
    reportFault: (fault) => log.error({ err: fault }, 'search fault'),
  })
}
