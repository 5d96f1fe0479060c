import { createBankTransfer } from '#services/commerce/orders/payments/bank-transfer.ts'
import { createOnAccount } from '#services/commerce/orders/payments/on-account.ts'
import type { PaymentProvider } from '#services/commerce/orders/payments/payment-provider.ts'
import { createTestCard } from '#services/commerce/orders/payments/test-card.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Configuration } from '../config.ts'

/**
 * The payment methods: bank transfer if there is an account, and for companies with terms on account, and a test card while the
 * shop is a demonstration.
 */
export function paymentProvidersOf(
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
