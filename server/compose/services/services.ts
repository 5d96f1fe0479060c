import { createFilesClient } from '#clients/files/files-client.ts'
import { isProviderPath } from '#contracts/oauth.ts'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { createAccountNewsletter } from '#services/audience/newsletter/account-newsletter.ts'
import { recordBounce } from '#services/audience/newsletter/subscriptions.ts'
import { createCarrierService } from '#services/carrier/service.ts'
import type { ContentTeam } from '#services/content/content-options.ts'
import { createContentService } from '#services/content/service.ts'
import { createDocuments } from '#services/documents/documents.ts'
import { createFilesService } from '#services/files/service.ts'
import { findAccountIdByVerifiedEmail } from '#services/identity/customers/account-source.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Service } from '#services/kernel/service.ts'
import { createSearchService } from '#services/search/service.ts'
import type { Metrics } from '../../http/metrics.ts'
import { forwardToProvider } from '../../seam/forward-to-provider.ts'
import type { Reach } from '../../seam/seam.ts'
import { createContent as createContentClient } from '../content-client.ts'
import { createCustomerLookups } from '../lookups/customer-lookups.ts'
import { createTokenOwnerLookup } from '../lookups/token-owner.ts'
import { createAgreedOrders } from './agreed-orders.ts'
import { createAudience } from './audience-service.ts'
import type { Base } from './base.ts'
import { createCare } from './care-service.ts'
import { createChat } from './chat-service.ts'
import { createCommerce } from './commerce-service.ts'
import { createContentPictures } from './content-pictures.ts'
import { createCustomer } from './customer-service.ts'
import { createFileReader } from './file-reader.ts'
import { createIdentity } from './identity-service.ts'
import { createMail } from './mail-service.ts'
import { newsletterOptions, signUpConsentWording, subscriptionOptions } from './newsletter.ts'
import { createPlatform } from './platform-service.ts'
import { createQuoteCatalogue } from './quote-catalogue.ts'
import { getNewsletterUrl, reachServices, type ServiceReaches } from './reach-services.ts'
import { createTeam } from './team-service.ts'
import { createTracking } from './tracking-service.ts'
import { createTradeAccounts } from './trade-accounts.ts'
import { createVisual } from './visual-service.ts'

/** The services of this process, and how to reach and stop them. */
export type Services = {
  embedded: Readonly<Record<string, Service>>
  reach: ServiceReaches
  /** Handles the OAuth provider's paths at the shop's own origin; null for any other path. */
  handleOAuth(request: Request): Promise<Response> | null
  close(): Promise<void>
}

type ServicesContext = {
  metrics: Metrics
  showsPicture: ShowsPicture
  /** Returns a picture as a JPEG file of the given width in pixels; null if it is unavailable. */
  readPicture(url: string, width: number): Promise<Uint8Array | null>
  isDemonstrationOpen: () => boolean
}

export async function createServices(base: Base, context: ServicesContext): Promise<Services> {
  const { role, services: settings } = base.configuration
  const isInThisProcess = role !== 'storefront'
  const find = (name: string): Service | undefined => embedded[name]
  const reach = reachServices(settings, isInThisProcess ? find : null)
  const { embedded, close } = isInThisProcess ? await embedServices(base, reach, context) : NO_SERVICES
  return {
    embedded,
    reach,
    handleOAuth(request) {
      if (reach.identity.baseUrl === null || !isProviderPath(new URL(request.url).pathname)) return null
      return embedded.identity?.fetch(request) ?? forwardToProvider(request, reach.identity)
    },
    close,
  }
}

const NO_SERVICES: Pick<Services, 'embedded' | 'close'> = { embedded: {}, close: async () => {} }

/**
 * Creates the services that are not hosted elsewhere, each after its dependencies. Calls between services go through
 * the seam, so they do not constrain the order.
 */
async function embedServices(
  base: Base,
  reach: ServiceReaches,
  { metrics, showsPicture, readPicture, isDemonstrationOpen }: ServicesContext,
): Promise<Pick<Services, 'embedded' | 'close'>> {
  const { configuration, database, log } = base
  const { services: settings, publicOrigin, house, store } = configuration
  const runsHere = ({ url, isHosted }: { url: string | null; isHosted?: boolean }) =>
    url === null && !isHosted
  const report = (problem: object) => log.warn(problem, 'service problem')
  const identityUrl = reach.identity.baseUrl ?? settings.identity.url ?? publicOrigin
  const tokenOwner = createTokenOwnerLookup({ ...reach.identity, baseUrl: identityUrl }, report)
  const customers = createCustomerLookups(reach.customer, settings.customer.companyTokens[0], report)
  const { companyOf } = customers
  const contentClient = createContentClient(configuration, reach, log)
  const filesClient = createFilesClient({
    ...reach.files(),
    token: settings.files.serverTokens[0],
    report: (problem) => report({ client: 'files', ...problem }),
  })
  const quoteCatalogue = createQuoteCatalogue(settings.commerce, reach.commerce, report)
  const readFile = createFileReader(store.filesFolders)
  const documents = createDocuments({
    house,
    readPicture,
    readFile,
    async readLogo(id) {
      const found = await filesClient.read(id)
      return found.ok ? found.value : null
    },
  })
  const makeDocument = documents.make

  const subscriptions = subscriptionOptions(configuration)
  const ownsNewsletter = getNewsletterUrl(settings) === null
  const { service: mail, stop: stopMail } = createMail(base, {
    showsPicture,
    metrics,
    async onBounce(tx, bounce) {
      if (ownsNewsletter) await recordBounce(tx, bounce, { clock: systemClock, newsletter: subscriptions })
    },
  })
  const newsletter = newsletterOptions(base, {
    mail,
    content: contentClient,
    findVerifiedAccountId: async (email) =>
      runsHere(settings.identity) ? findAccountIdByVerifiedEmail(database, email) : null,
  })
  const identity = runsHere(settings.identity)
    ? await createIdentity(base, {
        mail,
        readLanguage: customers.findLanguage,
        newsletter: createAccountNewsletter(newsletter, signUpConsentWording),
      })
    : null
  const commerce = runsHere(settings.commerce)
    ? createCommerce(base, {
        mail,
        content: contentClient,
        tokenOwner,
        companyOf,
        isDemonstrationOpen,
        makeDocument,
      })
    : null
  const carrier = runsHere(settings.carrier) ? createCarrier(base, reach.commerce) : null
  const content = runsHere(settings.content) ? createContent(base, identity) : null
  const search = runsHere(settings.search) ? createSearch(base) : null
  const visual = runsHere(settings.visual) ? await createVisual(base) : null
  const customer = runsHere(settings.customer)
    ? createCustomer(base, {
        mail,
        identity,
        tokenOwner,
        commerce: reach.commerce,
        platform: reach.platform,
      })
    : null
  const files = runsHere(settings.files) ? createFiles(base) : null
  const platform = runsHere(settings.platform)
    ? createPlatform(base, {
        tokenOwner,
        customer: reach.customer,
        agreedOrders: createAgreedOrders(settings.commerce, reach.commerce, report),
        quoteCatalogue,
        files: filesClient,
        mail,
        identity,
        makeDocument,
        readFile,
        tradeAccounts: createTradeAccounts({
          database,
          identity,
          identityReach: reach.identity,
          screensToken: settings.identity.screensTokens[0],
          customers,
          report,
        }),
        companyOf,
      })
    : null
  const tracking = runsHere(settings.tracking) ? createTracking(base) : null
  const chat = runsHere(settings.chat)
    ? createChat(base, {
        tokenOwner,
        content: reach.content,
        files: filesClient,
        mail,
        identity,
        findPieces: quoteCatalogue.findPieces,
      })
    : null
  const audience = ownsNewsletter ? createAudience(base, { ...reach, newsletter }) : null
  const hasAudience = audience !== null
  const care =
    identity &&
    createCare({ identity, customer, commerce, platform, chat, hasAudience }, { database, log, showsPicture })
  const services = withoutNull({
    mail,
    identity,
    commerce,
    carrier,
    content,
    search,
    visual,
    customer,
    files,
    platform,
    tracking,
    chat,
    audience,
    care,
  })
  const team = createTeam(base, Object.values(services), identity?.authenticate)
  return {
    embedded: { ...services, team },
    async close() {
      stopMail()
      await search?.close()
      await visual?.close()
      await content?.close()
      await documents.close()
    },
  }
}

function withoutNull(services: Readonly<Record<string, Service | null>>): Record<string, Service> {
  return Object.fromEntries(
    Object.entries(services).flatMap(([name, service]) => (service ? [[name, service]] : [])),
  )
}

function createCarrier({ configuration: { services, house }, log }: Base, storefront: Reach): Service {
  const { shopDomain, privateToken } = services.commerce
  const { delivery } = house
  return createCarrierService({
    shopDomain,
    storefront: { ...storefront, privateToken, delivery },
    reportError: (error) => log.error({ err: error }, 'carrier error'),
  })
}

/** Without an identity service in this process, the Studio has no users. */
function createContent({ configuration, database, log }: Base, team: ContentTeam | null) {
  const { project, dataset, readToken, previewToken, writeToken } = configuration.services.content
  return createContentService({
    database,
    clock: systemClock,
    projectId: project,
    dataset,
    tokens: { read: readToken, preview: previewToken, write: writeToken },
    ...(team && { team }),
    pictures: createContentPictures(configuration),
    reportError: (error) => log.error({ err: error }, 'content error'),
  })
}

function createFiles({ configuration: { services }, database, log }: Base): Service {
  return createFilesService({
    database,
    clock: systemClock,
    serverToken: services.files.serverTokens,
    reportError: (error) => log.error({ err: error }, 'files error'),
  })
}

function createSearch({ configuration: { services }, database, log }: Base) {
  const { application, searchKey, adminKey } = services.search
  return createSearchService({
    database,
    clock: systemClock,
    applicationId: application,
    searchKey,
    adminKey,
    reportError: (error) => log.error({ err: error }, 'search error'),
  })
}
