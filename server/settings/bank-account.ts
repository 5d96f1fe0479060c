import type { BankDetails } from '#contracts/order/order.ts'
import type { House } from '#domain/house/house.ts'
import { StartFault } from '#services/kernel/start-fault.ts'

const VARIABLES = ['BANK_HOLDER', 'BANK_NAME', 'BANK_IBAN', 'BANK_BIC'] as const
type Given = { [variable in (typeof VARIABLES)[number]]?: string | null | undefined }

export function createSampleAccount({ name, legal }: Pick<House, 'name' | 'legal'>): BankDetails {
  return {
    holder: legal?.company ?? name,
    bankName: 'Banca Dimostrativa',
    iban: 'IT60X0542811101000000123456',
    bic: 'DEMOITMM',
  }
}

/**
 * Null if no setting is present. Throws StartFault with the missing settings if only some are set, because buyers would
 * send money to a wrong account.
 */
export function readBankAccount(given: Given): BankDetails | null {
  const { BANK_HOLDER: holder, BANK_NAME: bankName, BANK_IBAN: iban, BANK_BIC: bic } = given
  if (holder && bankName && iban && bic) return { holder, bankName, iban, bic }
  const missing = VARIABLES.filter((variable) => !given[variable])
  if (missing.length === VARIABLES.length) return null
  throw new StartFault(
    `The bank account is incomplete: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. Set all of ${VARIABLES.join(', ')}, or none for a shop without bank transfer.`,
  )
}
