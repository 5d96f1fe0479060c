import type { BankDetails } from '#contracts/order/order.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The payment method for orders on account, for companies with terms (`../credit/offer-credit.ts`). */
export const ON_ACCOUNT = 'on-account'

/**
 * Payment on account. The order proceeds, and its invoice shows the bank account for the transfer. It is never offered
 * to everyone, and the limit is checked under a lock when the order is placed.
 */
export function createOnAccount(bank: BankDetails): PaymentProvider {
  return {
    code: ON_ACCOUNT,
    isTest: false,
    isOffered: () => false,
    bank,
    authorize: async () => ({ ok: true, status: 'invoiced', reference: '', lastFour: null }),
    // Invoices are paid and refunded manually, not by the shop.
    capture: async () => {},
    release: async () => {},
    refund: async () => {},
  }
}
