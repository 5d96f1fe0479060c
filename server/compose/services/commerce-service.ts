import type { ContentClient } from '#clients/content/content-client.ts'
import type { MakeDocument } from '#contracts/document.ts'
import { idNumber } from '#domain/ids.ts'
import { ok } from '#domain/result.ts'
import { createReferenceRatesLoader } from '#services/commerce/currencies/reference-rates.ts'
import { createBankTransfer } from '#services/commerce/orders/payments/bank-transfer.ts'
import { createOnAccount } from '#services/commerce/orders/payments/on-account.ts'
import type { PaymentProvider } from '#services/commerce/orders/payments/payment-provider.ts'
import { createTestCard } from '#services/commerce/orders/payments/test-card.ts'
import { type CommerceService, createCommerceService } from '#services/commerce/service.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { MailService } from '#services/mail/service.ts'
import { createPreviewPasses } from '../../http/preview-passes.ts'
import type { Configuration } from '../../settings/config.ts'
import { createBuyerAuthenticator, getExemptNumber } from '../lookups/authenticate-buyer.ts'
import type { CustomerLookups } from '../lookups/customer-lookups.ts'
import type { FindTokenOwner } from '../lookups/token-owner.ts'
import type { Base } from './base.ts'

export function createCommerce(
  { configuration, database, limiter, log }: Base,
  {
    isDemonstrationOpen,
    mail,
    content,
    tokenOwner,
    companyOf,
    makeDocument,
  }: {
    /** Whether the demonstration still accepts test payments. */
    isDemonstrationOpen: () => boolean
    mail: MailService
    content: ContentClient
    /** The account of an access token; null if there is none. */
    tokenOwner: FindTokenOwner
    companyOf: CustomerLookups['companyOf']
    makeDocument: MakeDocument
  },
): CommerceService {
  const { publicOrigin, services, house, store, imageHosts } = configuration
  const { commerce } = services
  const passes = createPreviewPasses(configuration.previewKey, () => systemClock().getTime())
  return createCommerceService({
    database,
    clock: systemClock,
    limiter,
    shop: { ...house, url: publicOrigin },
    house,
    makeDocument,
    loadReferenceRates: createReferenceRatesLoader(fetch),
    storefrontAccessToken: commerce.publicToken,
    privateAccessToken: commerce.privateToken,
    reportError: (error) => log.error({ err: error }, 'commerce error'),
    authenticate: createBuyerAuthenticator(tokenOwner, companyOf),
    async findTradeBuyer(customerId) {
      const found = await companyOf(idNumber(customerId))
      if (!found.ok || found.value === null) return found.ok ? ok(null) : found
      const { standing, locationId, name } = found.value
      const exemptNumber = getExemptNumber(found.value)
      return ok({ standing, companyLocationId: locationId, company: name, exemptNumber })
    },
    store: {
      picturesFolder: store.fetchedFolder,
      picturesFolders: store.picturesFolders,
      modelsFolders: store.filesFolders,
      imageHosts,
    },
    async deliveryNotices(locale) {
      const found = await content.getDeliveryNotices({ locale })
      return found.ok ? found.value : []
    },
    previewLinkTo: (path) => `${publicOrigin}/preview?${new URLSearchParams(passes.linkTo(path))}`,
    checkout: {
      linkSecret: commerce.linkSecret,
      oldLinkSecrets: commerce.oldLinkSecrets,
      teamToken: commerce.teamToken,
      paymentProviders: createPaymentProviders(configuration, isDemonstrationOpen),
      unpaidOrderDays: commerce.unpaidOrderDays,
      reportLatePayment: (orderId) => log.error({ orderId }, 'a transfer arrived after its order expired'),
      sendMail: mail.queueMail,
      withdrawMail: mail.withdrawMail,
    },
  })
}

/**
 * Bank transfer if there is a bank account, on account for companies with terms, and a test card while the shop is a
 * demonstration.
 */
export function createPaymentProviders(
  { demonstration, services }: Pick<Configuration, 'demonstration' | 'services'>,
  isDemonstrationOpen: () => boolean,
): PaymentProvider[] {
  const { bank } = services.commerce
  if (demonstration !== 'off') {
    const card = createTestCard(systemClock, isDemonstrationOpen)
    if (bank === null) return [card]
    return [createBankTransfer(bank, isDemonstrationOpen), createOnAccount(bank), card]
  }
  return bank === null ? [] : [createBankTransfer(bank), createOnAccount(bank)]
}
