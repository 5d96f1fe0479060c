import { createHmac } from 'node:crypto'
import { createAudienceClient } from '#clients/audience/audience-client.ts'
import { createAuthorizedClient, createServerClient } from '#clients/calls/call-client.ts'
import { createCaptchaClient } from '#clients/captcha/captcha-client.ts'
import { createCarrierClient } from '#clients/carrier/carrier-client.ts'
import { createChatClient } from '#clients/chat/chat-client.ts'
import { createCheckoutClient } from '#clients/checkout/checkout-client.ts'
import type { Clients } from '#clients/clients.ts'
import { type CommerceClient, createCommerceClient } from '#clients/commerce/commerce-client.ts'
import { createPriceListsClient } from '#clients/commerce/price-lists-client.ts'
import { createSamplesClient } from '#clients/commerce/samples-client.ts'
import { createCompanyClient } from '#clients/customer/company-client.ts'
import { createCustomerClient } from '#clients/customer/customer-client.ts'
import { createIdentityClient } from '#clients/identity/identity-client.ts'
import { createScreensClient } from '#clients/identity/screens-client.ts'
import { createAttachmentsClient } from '#clients/platform/attachments-client.ts'
import { createDownloadsClient } from '#clients/platform/downloads-client.ts'
import { createExportsClient } from '#clients/platform/exports-client.ts'
import { createListsClient } from '#clients/platform/lists-client.ts'
import { createMadeChangesClient } from '#clients/platform/made-changes-client.ts'
import { createQuotesClient } from '#clients/platform/quotes-client.ts'
import { createRequestThreadsClient } from '#clients/platform/request-threads-client.ts'
import { createSearchesClient } from '#clients/platform/searches-client.ts'
import { createStudioClient } from '#clients/platform/studio-client.ts'
import { createTradeApplicationsClient } from '#clients/platform/trade-applications-client.ts'
import { createSearchClient } from '#clients/search/search-client.ts'
import { withTradePrices } from '#clients/search/with-trade-prices.ts'
import { createArrivalsClient } from '#clients/tracking/arrivals-client.ts'
import { createVisitsClient } from '#clients/tracking/visits-client.ts'
import { createVisualClient } from '#clients/visual/visual-client.ts'
import { customerCartCalls } from '#contracts/customer-cart.ts'
import { newsletterCalls } from '#contracts/newsletter.ts'
import { customerAccountCalls, savedItemsCalls } from '#contracts/platform.ts'
import { requestCalls } from '#contracts/request-calls.ts'
import { DEFAULT_INDEX_NAMES } from '#contracts/search/search-indexes.ts'
import { stockNoticesCalls } from '#contracts/stock-notice.ts'
import { updatesCalls } from '#contracts/updates.ts'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Logger } from '../http/request-log.ts'
import { overNetwork } from '../seam/seam.ts'
import type { Configuration } from '../settings/config.ts'
import { createContent } from './content-client.ts'
import type { Services } from './services/services.ts'

/** All clients call through the seam, and their reports are logged. */
export function createClients(
  configuration: Configuration,
  { reach, showsPicture }: Pick<Services, 'reach'> & { showsPicture: ShowsPicture },
  log: Logger,
): Clients {
  const { services: settings, publicOrigin, captcha } = configuration
  const report = reportTo(log)
  const { commerce, search, identity } = settings
  const commerceClient = createCommerce(configuration, { reach, showsPicture }, log)
  const searchClient = createSearchClient({
    appId: search.application,
    apiKey: storefrontSearchKey(search),
    ...baseUrlOption(reach.search.baseUrl),
    fetch: reach.search.fetch,
    indexNames: DEFAULT_INDEX_NAMES,
    now: systemClock,
    showsPicture,
    report: report('search'),
  })
  const platform = { ...reach.platform, report: report('platform') }
  const platformServer = { ...platform, token: settings.platform.serverTokens[0] }
  return {
    commerce: commerceClient,
    checkout: createCheckoutClient({
      ...reach.commerce,
      privateToken: commerce.privateToken,
      showsPicture,
      report: report('checkout'),
    }),
    samples: createSamplesClient({
      showsPicture,
      ...reach.commerce,
      privateToken: commerce.privateToken,
      report: report('samples'),
    }),
    priceLists: createPriceListsClient({
      ...reach.commerce,
      privateToken: commerce.privateToken,
      report: report('price lists'),
    }),
    carrier: createCarrierClient({
      ...reach.carrier,
      shopDomain: commerce.shopDomain,
      report: report('carrier'),
    }),
    content: createContent(configuration, reach, log),
    identity: createIdentityClient({
      // Browsers are redirected to the provider's public URL; tokens are requested through the seam.
      publicUrl: reach.identity.baseUrl === null ? (identity.url ?? publicOrigin) : publicOrigin,
      baseUrl: reach.identity.baseUrl ?? identity.url ?? publicOrigin,
      fetch: reach.identity.fetch,
      clientId: identity.clientId,
      origin: publicOrigin,
      now: systemClock,
      report: report('identity'),
    }),
    screens:
      reach.identity.baseUrl !== null
        ? createScreensClient({
            baseUrl: reach.identity.baseUrl,
            fetch: reach.identity.fetch,
            token: identity.screensTokens[0],
            report: report('identity'),
          })
        : null,
    customer: createCustomerClient({ ...reach.customer, showsPicture, report: report('customer') }),
    company: createCompanyClient({ ...reach.customer, report: report('customer') }),
    customerAccount: createAuthorizedClient(customerAccountCalls, platform),
    customerCart: createAuthorizedClient(customerCartCalls, platform),
    savedItems: createAuthorizedClient(savedItemsCalls, platform),
    lists: createListsClient(platformServer),
    updates: createAuthorizedClient(updatesCalls, platform),
    searches: createSearchesClient({
      ...platformServer,
      nowMs: () => systemClock().getTime(),
    }),
    madeChanges: createMadeChangesClient(platformServer),
    arrivals:
      reach.tracking &&
      createArrivalsClient({
        ...reach.tracking,
        token: settings.tracking.serverTokens[0],
        report: report('tracking'),
      }),
    visits:
      reach.tracking &&
      createVisitsClient({
        ...reach.tracking,
        token: settings.tracking.serverTokens[0],
        report: report('tracking'),
      }),
    requests: createServerClient(requestCalls, platformServer),
    downloads: createDownloadsClient(platformServer),
    exports: createExportsClient(platform),
    studio: createStudioClient(platform),
    tradeApplications: createTradeApplicationsClient(platformServer),
    attachments: createAttachmentsClient(platformServer),
    requestThreads: createRequestThreadsClient({
      ...platformServer,
      showsPicture,
    }),
    quotes: createQuotesClient({
      ...platformServer,
      showsPicture,
    }),
    stockNotices: createServerClient(stockNoticesCalls, platformServer),
    chat: createChatClient({
      ...reach.chat,
      token: settings.chat.serverTokens[0],
      report: report('chat'),
    }),
    audience: createAudienceClient({
      ...reach.audience,
      key: settings.audience.keys[0],
      report: (message, problem) => log.error({ client: 'audience', ...problem }, message),
    }),
    newsletter: createServerClient(newsletterCalls, {
      ...reach.newsletter,
      token: settings.audience.newsletterTokens[0],
      report: report('newsletter'),
    }),
    visual: createVisualClient({
      ...reach.visual,
      token: settings.visual.tokens[0],
      report: report('visual'),
    }),
    search: withTradePrices(searchClient, commerceClient),
    captcha:
      captcha &&
      createCaptchaClient({
        ...captcha,
        hostname: new URL(publicOrigin).hostname,
        fetch: overNetwork,
        report: report('captcha'),
      }),
  }
}

type CommerceSettings = Pick<Configuration, 'house'> & {
  readonly services: {
    readonly commerce: Pick<Configuration['services']['commerce'], 'shopDomain' | 'privateToken'>
  }
}

/** Without `showsPicture`, no picture is omitted. */
export function createCommerce(
  { services: { commerce }, house }: CommerceSettings,
  { reach, showsPicture }: { reach: Pick<Services['reach'], 'commerce'>; showsPicture?: ShowsPicture },
  log: Logger,
): CommerceClient {
  return createCommerceClient({
    storeDomain: commerce.shopDomain,
    apiVersion: '2025-04',
    accessToken: commerce.privateToken,
    delivery: house.delivery,
    tradePrices: house.currencies.tradePrices,
    report: reportTo(log)('commerce'),
    ...(showsPicture && { showsPicture }),
    ...reach.commerce,
  })
}

function reportTo(log: Logger) {
  return (client: string) => (problem: object) => log.warn({ client, ...problem }, 'service problem')
}

/**
 * The search key only returns what a guest may see. The storefront filters results for its visitors itself, so it uses
 * a key signed with the admin key. A hosted engine has one key for both.
 */
function storefrontSearchKey({ isHosted, searchKey, adminKey }: Configuration['services']['search']) {
  if (isHosted) return searchKey
  return Buffer.from(createHmac('sha256', adminKey).update('').digest('hex')).toString('base64')
}

/** Omits `baseUrl` if it is null, since a client then uses the hosted address. */
export function baseUrlOption(baseUrl: string | null): { baseUrl: string } | Record<string, never> {
  return baseUrl === null ? {} : { baseUrl }
}
