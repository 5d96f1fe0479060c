import type { AudienceClient } from '#clients/audience/audience-client.ts'
import type { CaptchaClient } from '#clients/captcha/captcha-client.ts'
import type { CarrierClient } from '#clients/carrier/carrier-client.ts'
import type { ChatClient } from '#clients/chat/chat-client.ts'
import type { CheckoutClient } from '#clients/checkout/checkout-client.ts'
import type { CommerceClient } from '#clients/commerce/commerce-client.ts'
import type { PriceListsClient } from '#clients/commerce/price-lists-client.ts'
import type { SamplesClient } from '#clients/commerce/samples-client.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { CompanyClient } from '#clients/customer/company-client.ts'
import type { CustomerClient } from '#clients/customer/customer-client.ts'
import type { IdentityClient } from '#clients/identity/identity-client.ts'
import type { ScreensClient } from '#clients/identity/screens-client.ts'
import type { AttachmentsClient } from '#clients/platform/attachments-client.ts'
import type { DownloadsClient } from '#clients/platform/downloads-client.ts'
import type { ExportsClient } from '#clients/platform/exports-client.ts'
import type { ListsClient } from '#clients/platform/lists-client.ts'
import type { MadeChangesClient } from '#clients/platform/made-changes-client.ts'
import type { QuotesClient } from '#clients/platform/quotes-client.ts'
import type { RequestThreadsClient } from '#clients/platform/request-threads-client.ts'
import type { SearchesClient } from '#clients/platform/searches-client.ts'
import type { StudioClient } from '#clients/platform/studio-client.ts'
import type { TradeApplicationsClient } from '#clients/platform/trade-applications-client.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { ArrivalsClient } from '#clients/tracking/arrivals-client.ts'
import type { VisitsClient } from '#clients/tracking/visits-client.ts'
import type { VisualClient } from '#clients/visual/visual-client.ts'
import type { Client } from '#contracts/calls.ts'
import type { customerCartCalls } from '#contracts/customer-cart.ts'
import type { newsletterCalls } from '#contracts/newsletter.ts'
import type { customerAccountCalls, savedItemsCalls } from '#contracts/platform.ts'
import type { requestCalls } from '#contracts/request-calls.ts'
import type { stockNoticesCalls } from '#contracts/stock-notice.ts'
import type { updatesCalls } from '#contracts/updates.ts'
import type { AuthorizedClient } from './calls/call-client.ts'

/** One typed client per external service; each client's module exports its type. */
export type Clients = {
  readonly commerce: CommerceClient
  readonly search: SearchClient
  readonly visual: VisualClient
  readonly audience: AudienceClient
  readonly chat: ChatClient
  readonly newsletter: Client<typeof newsletterCalls>
  readonly content: ContentClient
  readonly carrier: CarrierClient
  readonly checkout: CheckoutClient
  readonly samples: SamplesClient
  readonly priceLists: PriceListsClient
  readonly identity: IdentityClient
  readonly savedItems: AuthorizedClient<typeof savedItemsCalls>
  readonly lists: ListsClient
  readonly searches: SearchesClient
  readonly madeChanges: MadeChangesClient
  /** Null if the house does not run its own tracking service. */
  readonly arrivals: ArrivalsClient | null
  readonly visits: VisitsClient | null
  readonly requests: Client<typeof requestCalls>
  readonly attachments: AttachmentsClient
  readonly requestThreads: RequestThreadsClient
  readonly quotes: QuotesClient
  readonly stockNotices: Client<typeof stockNoticesCalls>
  readonly updates: AuthorizedClient<typeof updatesCalls>
  readonly downloads: DownloadsClient
  readonly exports: ExportsClient
  readonly studio: StudioClient
  readonly tradeApplications: TradeApplicationsClient
  readonly customer: CustomerClient
  readonly company: CompanyClient
  readonly customerAccount: AuthorizedClient<typeof customerAccountCalls>
  readonly customerCart: AuthorizedClient<typeof customerCartCalls>
  /** The calls of the sign-in pages; null for a hosted provider, which has its own pages. */
  readonly screens: ScreensClient | null
  /** Null for a house without a captcha. */
  readonly captcha: CaptchaClient | null
}
