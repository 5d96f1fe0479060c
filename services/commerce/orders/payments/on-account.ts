import type { BankDetails } from '#contracts/order/order.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The method of an order on account, which a company with terms may choose (`../credit/offer-credit.ts`). */
export const ON_ACCOUNT = 'on-account'

/**
 * Payment on account: the order proceeds, and its invoice shows the account for the transfer. It is never offered to
 * everyone, and its limit is checked where the order is placed, under a lock.
 */
export function createOnAccount(bank: BankDetails): PaymentProvider {
  return {
    code: ON_ACCOUNT,
    isTest: false,
    isOffered: () => false,
    bank,
    authorise: async () => ({ ok: true, status: 'invoiced', reference: '', lastFour: null }),
    // Invoices are paid and refunded by people, not by the shop.
    capture: async () => {},
    release: async () => {},
    refund: async () => {},
  }
}
