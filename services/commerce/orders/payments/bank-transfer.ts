import type { BankDetails } from '#contracts/order/order.ts'
import type { PaymentProvider } from './payment-provider.ts'

export const BANK_TRANSFER = 'bank-transfer'

/**
 * Payment by bank transfer: the order stays unpaid, and shows the account and the order number as reference.
 */
export function createBankTransfer(bank: BankDetails, isOffered = () => true): PaymentProvider {
  return {
    code: BANK_TRANSFER,
    isTest: false,
    isOffered,
    bank,
    authorise: async () => ({ ok: true, status: 'awaited', reference: '', lastFour: null }),
    // Transfers are captured and refunded by people, not by the shop.
    capture: async () => {},
    release: async () => {},
    refund: async () => {},
  }
}
