import { createCarrierService } from '#services/carrier/service.ts'
import { createBankTransfer } from '#services/commerce/orders/payments/bank-transfer.ts'
import { createTestCard } from '#services/commerce/orders/payments/test-card.ts'
import { createCommerceService } from '#services/commerce/service.ts'
import { createContentService } from '#services/content/service.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database.ts'
import type { Service } from '#services/kernel/service.ts'
import { createMailService, type MailService } from '#services/mail/service.ts'
import { createSmtpTransport } from '#services/mail/smtp-transport.ts'
import { createSearchService } from '#services/search/service.ts'
import type { Configuration } from '../config.ts'
import type { Logger } from '../http/request-log.ts'
import { HOSTED, type Reach, reach } from '../seam.ts'

export type ServiceName = 'commerce' | 'carrier' | 'content' | 'search' | 'mail'

/** The services of this process, how all services are reached, and how they end. */
export type Services = {
  embedded: Partial<Record<ServiceName, Service>>
  reach: {
    commerce: Reach
    carrier: Reach
    content: Reach<string | null>
    search: Reach<string | null>
  }
  close(): Promise<void>
}

/** Makes the services that are not hosted elsewhere. With ROLE=storefront none runs here. */
export function createServices(configuration: Configuration, database: Database, log: Logger): Services {
  const { services: settings, role } = configuration
  const runsHere = (service: { url: string | null; isHosted?: boolean }) =>
    role !== 'storefront' && service.url === null && !service.isHosted
  const clock = systemClock

  const mail = role === 'storefront' ? null : makeMail(configuration, database, log)
  const commerce =
    mail && runsHere(settings.commerce)
      ? makeCommerce({ configuration, database, log, mail: mail.service })
      : null
  const commerceReach = reach('commerce', settings.commerce.url, commerce)
  const carrier = runsHere(settings.carrier)
    ? createCarrierService({
        shopDomain: settings.commerce.shopDomain,
        storefront: { ...commerceReach, accessToken: settings.commerce.publicToken },
      })
    : null
  const { project: projectId, dataset, previewToken, writeToken } = settings.content
  const content = runsHere(settings.content)
    ? createContentService({
        ...{ database, clock, projectId, dataset },
        tokens: { preview: previewToken, write: writeToken },
      })
    : null
  const { application, searchKey, adminKey } = settings.search
  const search = runsHere(settings.search)
    ? createSearchService({ database, clock, applicationId: application, searchKey, adminKey })
    : null

  return {
    embedded: Object.fromEntries(
      Object.entries({ commerce, carrier, content, search, mail: mail?.service ?? null }).filter(
        ([, service]) => service !== null,
      ),
    ),
    reach: {
      commerce: commerceReach,
      carrier: reach('carrier', settings.carrier.url, carrier),
      content: settings.content.isHosted ? HOSTED : reach('content', settings.content.url, content),
      search: settings.search.isHosted ? HOSTED : reach('search', settings.search.url, search),
    },
    async close() {
      await mail?.stop()
      await search?.close()
      await content?.close()
    },
  }
}

function makeCommerce({
  configuration: { services, publicOrigin },
  database,
  log,
  mail,
}: {
  configuration: Configuration
  database: Database
  log: Logger
  mail: MailService
}): Service {
  const { commerce } = services
  return createCommerceService({
    database,
    clock: systemClock,
    shop: {
      name: 'Bottega',
      description: 'Handcrafted Italian furniture, lighting and decor',
      url: publicOrigin,
    },
    storefrontAccessToken: commerce.publicToken,
    privateAccessToken: commerce.privateToken,
    reportFault: (fault) => log.error({ err: fault }, 'commerce fault'),
    // There are no customer accounts yet: no token belongs to anybody.
    authenticate: async () => null,
    checkout: {
      linkSecret: commerce.linkSecret,
      teamToken: commerce.teamToken,
      paymentProviders: [createBankTransfer(commerce.bank), createTestCard(systemClock)],
      sendMail: mail.queueMail,
    },
  })
}

/** The mail service, delivering. */
function makeMail({ services }: Configuration, database: Database, log: Logger) {
  const { smtpUrl, from } = services.mail
  const transport = smtpUrl === null ? null : createSmtpTransport(smtpUrl)
  const service = createMailService({
    ...{ database, clock: systemClock, transport, from },
    readToken: services.commerce.teamToken,
    reportFault: (fault) => log.error({ err: fault }, 'mail delivery fault'),
  })
  const delivery = service.startDelivery()
  return {
    service,
    async stop() {
      await delivery.stop()
      transport?.close()
    },
  }
}
