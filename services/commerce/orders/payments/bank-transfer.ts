import type { BankDetails } from '#contracts/order/order.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Payment by transfer: the order waits for the money, and shows the account and its number as reference. */
export function createBankTransfer(bank: BankDetails, isOffered = () => true): PaymentProvider {
  return {
    code: 'bank-transfer',
    isTest: false,
    isOffered,
    bank,
    authorise: async () => ({ ok: true, status: 'awaited', reference: '', lastFour: null }),
    // Money that the buyer sends is neither taken nor given back by a machine.
    capture: async () => {},
    release: async () => {},
  }
}
