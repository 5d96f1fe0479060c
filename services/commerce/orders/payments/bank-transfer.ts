import type { BankDetails } from '#contracts/order/order.ts'
import type { PaymentProvider } from './payment-provider.ts'

export const BANK_TRANSFER = 'bank-transfer'

/**
 * Payment by bank transfer. The order stays unpaid, and shows the bank account with the order number as the reference.
 */
export function createBankTransfer(bank: BankDetails, isOffered = () => true): PaymentProvider {
  return {
    code: BANK_TRANSFER,
    isTest: false,
    isOffered,
    bank,
    authorize: async () => ({ ok: true, status: 'awaited', reference: '', lastFour: null }),
    // Transfers are captured and refunded manually, not by the shop.
    capture: async () => {},
    release: async () => {},
    refund: async () => {},
  }
}
