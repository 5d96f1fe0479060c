import { createBankTransfer } from '#services/commerce/orders/payments/bank-transfer.ts'
import type { PaymentProvider } from '#services/commerce/orders/payments/payment-provider.ts'
import { createTestCard } from '#services/commerce/orders/payments/test-card.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Configuration } from '../config.ts'

/** The ways to pay: bank transfer where there is an account; a demonstration, while it is one, takes a test card too. */
export function paymentProvidersOf(
  { demonstration, services }: Pick<Configuration, 'demonstration' | 'services'>,
  isDemonstrationOpen: () => boolean,
): PaymentProvider[] {
  const { bank } = services.commerce
  if (demonstration !== 'off') {
    const card = createTestCard(systemClock, isDemonstrationOpen)
    return bank === null ? [card] : [createBankTransfer(bank, isDemonstrationOpen), card]
  }
  return bank === null ? [] : [createBankTransfer(bank)]
}
