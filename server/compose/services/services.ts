import { createFilesClient } from '#clients/files/files-client.ts'
import { isProviderPath } from '#contracts/oauth.ts'
import type { HouseDelivery } from '#domain/delivery/shipping-cost.ts'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { accountNewsletter } from '#services/audience/newsletter/account-newsletter.ts'
import { recordBounce } from '#services/audience/newsletter/subscriptions.ts'
import { createCarrierService } from '#services/carrier/service.ts'
import type { ContentTeam } from '#services/content/content-options.ts'
import { createContentService } from '#services/content/service.ts'
import { createDocuments } from '#services/documents/documents.ts'
import { createFilesService } from '#services/files/service.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { Service } from '#services/kernel/service.ts'
import type { OnBounce } from '#services/mail/bounces/record-bounce.ts'
import { createSearchService } from '#services/search/service.ts'
import type { Metrics } from '../../http/metrics.ts'
import type { Logger } from '../../http/request-log.ts'
import { forwardToProvider } from '../../seam/forward-to-provider.ts'
import { HOSTED, isOwnService, type Reach, reach } from '../../seam/seam.ts'
import type { Configuration, ServiceSettings } from '../../settings/config.ts'
import { createContent } from '../content-client.ts'
import { customerLookups } from '../lookups/customer-lookups.ts'
import { tokenOwnerAt } from '../lookups/token-owner.ts'
import { createAgreedOrders } from './agreed-orders.ts'
import { createAudience } from './audience-service.ts'
import { createCare } from './care-service.ts'
import { createChat } from './chat-service.ts'
import { createCommerce } from './commerce-service.ts'
import { contentPictures } from './content-pictures.ts'
import { createCustomer } from './customer-service.ts'
import { createFileReader } from './file-reader.ts'
import { createIdentity } from './identity-service.ts'
import { createMail } from './mail-service.ts'
import { accountWording, isPlatformHosted, newsletterOptions } from './newsletter.ts'
import { createPlatform } from './platform-service.ts'
import { createQuoteCatalogue } from './quote-catalogue.ts'
import { createTeam } from './team-service.ts'
import { createTracking } from './tracking-service.ts'
import { createTradeAccounts } from './trade-accounts.ts'
import { createVisual } from './visual-service.ts'

type ServiceName =
  | 'commerce'
  | 'carrier'
  | 'content'
  | 'customer'
  | 'search'
  | 'identity'
  | 'platform'
  | 'mail'
  | 'files'
  | 'visual'
  | 'audience'
  | 'tracking'
  | 'chat'
  | 'care'
  | 'team'

/** The services of this process, and how to reach and stop them. */
export type Services = {
  embedded: Partial<Record<ServiceName, Service>>
  reach: {
    commerce: Reach
    customer: Reach
    carrier: Reach
    content: Reach<string | null>
    search: Reach<string | null>
    /** Null for a provider that is not ours. */
    identity: Reach<string | null>
    platform: Reach
    visual: Reach
    audience: Reach
    /** Null where events are sent to a hosted service, or nowhere. */
    tracking: Reach | null
    newsletter: Reach
    chat: Reach
    /** Null without a team API. */
    team: Reach | null
  }
  /** Handles the OAuth provider's paths at the shop's own origin; null for any other path. */
  handleOAuth(request: Request): Promise<Response> | null
  close(): Promise<void>
}

/** Only services that are not hosted elsewhere; none with ROLE=storefront. */
export async function createServices(
  configuration: Configuration,
  {
    database,
    limiter,
    metrics,
    log,
    showsPicture,
    readPicture,
    isDemonstrationOpen,
  }: {
    database: Database
    limiter: RateLimiter
    metrics: Metrics
    log: Logger
    showsPicture: ShowsPicture
    /** A picture as a JPEG file, in a width in pixels; null if it is unavailable. */
    readPicture(url: string, width: number): Promise<Uint8Array | null>
    isDemonstrationOpen: () => boolean
  },
): Promise<Services> {
  const { services: settings, role, publicOrigin } = configuration
  const isHere = role !== 'storefront'
  const runsHere = (service: { url: string | null; isHosted?: boolean }) =>
    isHere && service.url === null && !service.isHosted
  const embedded: Services['embedded'] = {}
  const reachNamed = (name: ServiceName, url: string | null) =>
    reach(name, url, isHere ? () => embedded[name] : null)
  const reaches: Services['reach'] = {
    identity: isProviderOurs(settings) ? reachNamed('identity', settings.identity.url) : HOSTED,
    commerce: reachNamed('commerce', settings.commerce.url),
    customer: reachNamed('customer', settings.customer.url),
    carrier: reachNamed('carrier', settings.carrier.url),
    content: settings.content.isHosted ? HOSTED : reachNamed('content', settings.content.url),
    search: settings.search.isHosted ? HOSTED : reachNamed('search', settings.search.url),
    platform: reachNamed('platform', settings.platform.url),
    visual: reachNamed('visual', settings.visual.url),
    audience: reachNamed('audience', settings.audience.url),
    tracking: isTrackingOurs(settings, isHere) ? reachNamed('tracking', settings.tracking.url) : null,
    newsletter: reach('newsletter', newsletterUrlOf(settings), isHere ? () => embedded.audience : null),
    chat: reachNamed('chat', settings.chat.url),
    team: isHere || settings.team.url !== null ? reachNamed('team', settings.team.url) : null,
  }
  const identityUrl = reaches.identity.baseUrl ?? settings.identity.url ?? publicOrigin
  const report = (problem: object) => log.warn(problem, 'service problem')
  const tokenOwner = tokenOwnerAt({ ...reaches.identity, baseUrl: identityUrl }, report)
  const customers = customerLookups(reaches.customer, settings.customer.companyTokens[0], report)
  const { companyOf, languageOf } = customers

  const files =
    isHere || settings.files.url !== null
      ? createFilesClient({
          ...reachNamed('files', settings.files.url),
          token: settings.files.serverTokens[0],
          report: (problem) => report({ client: 'files', ...problem }),
        })
      : null
  const readFile = createFileReader(configuration.store.filesFolders)
  const documents = createDocuments({
    house: configuration.house,
    readPicture,
    readFile,
    async readLogo(id) {
      const found = await files?.read(id)
      return found?.ok ? found.value : null
    },
  })
  // Set before the newsletter exists, which handles bounces.
  const followers: { onBounce: OnBounce } = { onBounce: async () => {} }
  const onBounce: OnBounce = (tx, bounce) => followers.onBounce(tx, bounce)
  const mail = isHere ? createMail(configuration, { database, showsPicture, onBounce, metrics, log }) : null
  if (mail) embedded.mail = mail.service
  // Set before the identity service, which needs it.
  const accounts = { verifiedIdOf: async (_email: string): Promise<string | null> => null }
  const contentClient = createContent(configuration, { content: reaches.content }, log)
  const newsletter =
    mail &&
    newsletterOptions(configuration, {
      limiter,
      mail: mail.service,
      content: contentClient,
      accountOf: (email) => accounts.verifiedIdOf(email),
    })
  const identity =
    mail && newsletter && runsHere(settings.identity)
      ? await createIdentity({
          configuration,
          database,
          limiter,
          log,
          mail: mail.service,
          readLanguage: languageOf,
          newsletter: accountNewsletter(newsletter, accountWording),
        })
      : null
  if (identity) {
    embedded.identity = identity
    accounts.verifiedIdOf = identity.customers.verifiedIdOf
  }
  const commerce =
    mail && runsHere(settings.commerce)
      ? createCommerce({
          configuration,
          database,
          limiter,
          log,
          mail: mail.service,
          content: contentClient,
          tokenOwner,
          companyOf,
          isDemonstrationOpen,
          makeDocument: documents.make,
        })
      : null
  if (commerce) embedded.commerce = commerce
  if (runsHere(settings.carrier)) {
    embedded.carrier = makeCarrier(settings, {
      storefront: reaches.commerce,
      delivery: configuration.house.delivery,
      log,
    })
  }
  const content = runsHere(settings.content)
    ? makeContent(configuration, { database, log, team: identity })
    : null
  if (content) embedded.content = content
  const search = runsHere(settings.search) ? makeSearch(settings, { database, log }) : null
  if (search) embedded.search = search
  const visual = runsHere(settings.visual)
    ? await createVisual(configuration, { database, limiter, log })
    : null
  if (visual) embedded.visual = visual
  const customer =
    mail && runsHere(settings.customer)
      ? createCustomer({
          configuration,
          database,
          limiter,
          log,
          mail: mail.service,
          identity,
          tokenOwner,
          commerce: reaches.commerce,
          platform: reaches.platform,
        })
      : null
  if (customer) embedded.customer = customer
  if (runsHere(settings.files)) embedded.files = makeFiles(settings, { database, log })
  const quoteCatalogue = createQuoteCatalogue(settings.commerce, reaches.commerce, report)
  const platform =
    mail && files && runsHere(settings.platform)
      ? createPlatform(database, tokenOwner, {
          configuration,
          customer: reaches.customer,
          agreedOrders: createAgreedOrders(settings.commerce, reaches.commerce, report),
          quoteCatalogue,
          files,
          limiter,
          mail: mail.service,
          identity,
          makeDocument: documents.make,
          readFile,
          tradeAccounts: createTradeAccounts({
            database,
            identity,
            identityReach: reaches.identity,
            screensToken: settings.identity.screensTokens[0],
            customers,
            report,
          }),
          companyOf: customers.companyOf,
          log,
        })
      : null
  if (platform) embedded.platform = platform
  if (runsHere(settings.tracking))
    embedded.tracking = createTracking(configuration, { database, limiter, log })
  const chat =
    mail && files && runsHere(settings.chat)
      ? createChat(database, tokenOwner, {
          configuration,
          content: reaches.content,
          files,
          limiter,
          mail: mail.service,
          identity,
          findPieces: quoteCatalogue.findPieces,
          log,
        })
      : null
  if (chat) embedded.chat = chat
  if (newsletter && newsletterUrlOf(settings) === null) {
    followers.onBounce = (tx, bounce) => recordBounce(tx, bounce, { clock: systemClock, newsletter })
    embedded.audience = createAudience({
      configuration,
      database,
      log,
      commerce: reaches.commerce,
      identity: reaches.identity,
      customer: reaches.customer,
      newsletter,
    })
  }
  if (identity) {
    const hasAudience = embedded.audience !== undefined
    embedded.care = createCare(
      { identity, customer, commerce, platform, chat, hasAudience },
      { database, log, showsPicture },
    )
  }

  if (isHere) {
    embedded.team = createTeam({
      database,
      limiter,
      log,
      services: Object.values(embedded),
      timeZone: configuration.house.timeZone,
      authenticate: identity?.authenticate,
    })
  }

  return {
    embedded,
    reach: reaches,
    handleOAuth(request) {
      if (reaches.identity.baseUrl === null || !isProviderPath(new URL(request.url).pathname)) return null
      return identity ? identity.fetch(request) : forwardToProvider(request, reaches.identity)
    },
    async close() {
      await mail?.stop()
      await search?.close()
      await visual?.close()
      await content?.close()
      await documents.close()
    },
  }
}

function newsletterUrlOf({ audience }: ServiceSettings): string | null {
  return audience.newsletterUrl ?? (isPlatformHosted(audience) ? null : audience.url)
}

function isProviderOurs({ identity: { url } }: ServiceSettings): boolean {
  return url === null || isOwnService(url, 'identity')
}

function isTrackingOurs({ tracking: { url, shopId } }: ServiceSettings, isHere: boolean): boolean {
  return shopId === null && (isHere || url !== null)
}

type Dependencies = { database: Database; log: Logger }

function makeCarrier(
  { commerce: { shopDomain, privateToken } }: ServiceSettings,
  { storefront, delivery, log }: { storefront: Reach; delivery: HouseDelivery; log: Logger },
): Service {
  return createCarrierService({
    shopDomain,
    storefront: { ...storefront, privateToken, delivery },
    reportFault: (fault) => log.error({ err: fault }, 'carrier fault'),
  })
}

function makeContent(
  { services: { content }, dataFolder, store }: Configuration,
  { database, log, team }: Dependencies & { team: ContentTeam | null },
) {
  const { project, dataset, readToken, previewToken, writeToken } = content
  return createContentService({
    database,
    clock: systemClock,
    projectId: project,
    dataset,
    tokens: { read: readToken, preview: previewToken, write: writeToken },
    ...(team && { team }),
    pictures: contentPictures({ dataFolder, store }),
    reportFault: (fault) => log.error({ err: fault }, 'content fault'),
  })
}

function makeFiles({ files: { serverTokens } }: ServiceSettings, { database, log }: Dependencies): Service {
  return createFilesService({
    database,
    clock: systemClock,
    serverToken: serverTokens,
    reportFault: (fault) => log.error({ err: fault }, 'files fault'),
  })
}

function makeSearch(
  { search: { application, searchKey, adminKey } }: ServiceSettings,
  { database, log }: Dependencies,
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
