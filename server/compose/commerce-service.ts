import { createBankTransfer } from '#services/commerce/orders/payments/bank-transfer.ts'
import { createTestCard } from '#services/commerce/orders/payments/test-card.ts'
import { createCommerceService } from '#services/commerce/service.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database.ts'
import type { Service } from '#services/kernel/service.ts'
import type { MailService } from '#services/mail/service.ts'
import type { Configuration } from '../config.ts'
import type { Logger } from '../http/request-log.ts'

/** The commerce service with its ways to pay; its letters go through the mail service. */
export function makeCommerce({
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
